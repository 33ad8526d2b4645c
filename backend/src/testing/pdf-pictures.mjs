// Draws each page of the PDF on the standard input and compares it to `<prefix>-<page>.png`; prints the share
// of differing points, page by page, as a JSON list. A missing picture is written, for a person to look at
// and commit.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { getDocumentProxy, renderPageAsImage } from "unpdf";
import "./later-methods.mjs";

const content = new Uint8Array(await buffer(process.stdin));
const { numPages } = await getDocumentProxy(content.slice());
const differences = [];
for (let page = 1; page <= numPages; page++) {
  const canvasImport = () => import("@napi-rs/canvas");
  const drawn = Buffer.from(await renderPageAsImage(content.slice(), page, { canvasImport, scale: 0.6 }));
  const path = `${process.argv[2]}-${String(page)}.png`;
  if (!existsSync(path)) {
    writeFileSync(path, drawn);
    differences.push(1);
    continue;
  }
  const [expected, actual] = [readFileSync(path), drawn].map((picture) => PNG.sync.read(picture));
  const { width, height, data } = expected;
  const differ =
    actual.width === width && actual.height === height
      ? pixelmatch(data, actual.data, undefined, width, height, { threshold: 0.3 })
      : width * height;
  differences.push(differ / (width * height));
}
process.stdout.write(JSON.stringify(differences));
