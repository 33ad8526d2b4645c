// Draws each page of the PDF on the standard input, cuts it into as many columns as the argument says, and
// prints the content of the QR in each column: a JSON list of lists, null where no camera would find one.
import { buffer } from "node:stream/consumers";
import decodeQR from "qr/decode.js";
import { PNG } from "pngjs";
import { getDocumentProxy, renderPageAsImage } from "unpdf";
import "./later-methods.mjs";

const content = new Uint8Array(await buffer(process.stdin));
const columns = Number(process.argv[2]);
const { numPages } = await getDocumentProxy(content.slice());
const codes = [];
for (let page = 1; page <= numPages; page++) {
  const canvasImport = () => import("@napi-rs/canvas");
  const drawn = PNG.sync.read(
    Buffer.from(await renderPageAsImage(content.slice(), page, { canvasImport, scale: 2 })),
  );
  codes.push(Array.from({ length: columns }, (_, rank) => codeIn(columnOf(drawn, rank))));
}
process.stdout.write(JSON.stringify(codes));

function columnOf(drawn, rank) {
  const width = Math.floor(drawn.width / columns);
  const column = new PNG({ width, height: drawn.height });
  PNG.bitblt(drawn, column, rank * width, 0, width, drawn.height, 0, 0);
  return column;
}

function codeIn({ width, height, data }) {
  try {
    return decodeQR({ width, height, data });
  } catch {
    return null;
  }
}
