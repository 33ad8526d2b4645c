// Prints the number of pictures drawn on each page of the PDF on the standard input, as a JSON list.
import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";
import { OPS } from "unpdf/pdfjs";
import "./later-methods.mjs";

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const counts = [];
for (let number = 1; number <= document.numPages; number++) {
  const { fnArray } = await (await document.getPage(number)).getOperatorList();
  counts.push(fnArray.filter((operation) => operation === OPS.paintImageXObject).length);
}
process.stdout.write(JSON.stringify(counts));
