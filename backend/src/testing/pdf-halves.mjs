// Prints the text of the left and of the right half of each page of the PDF on the standard input, as the page is
// printed, before it is turned; a JSON list of pairs.
import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const [, , width] = page.view;
  const { items } = await page.getTextContent();
  const halves = [[], []];
  for (const { str, transform } of items) halves[transform[4] < width / 2 ? 0 : 1].push(str);
  pages.push(halves.map((words) => words.join("")));
}
process.stdout.write(JSON.stringify(pages));
