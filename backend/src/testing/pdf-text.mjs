// Prints the text of each page of the PDF on the standard input, as a JSON list. A process of its own,
// because the reader of the document is an ES module, which the tests can't import.
import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text } = await extractText(document);
process.stdout.write(JSON.stringify(text));
