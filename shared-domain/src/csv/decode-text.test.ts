import { badInputRefusal } from "../testing/refusal";
import { NOT_A_CSV, decodeText } from "./decode-text";
import { utf8 } from "./testing/utf8";

const text = "Référence;Quantité\nCâble n°2;3 €\nŒuvre à ficeler;1\n";
const french = "Référence;Quantité\nCâble à ficeler;1\n";

const unmarked = utf8(text);
const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
const utf16le = Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
const utf16be = Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff]));

const bytesOf = (content: string, letters: Record<string, number>) =>
  Uint8Array.from(content, (letter) => letters[letter] ?? letter.charCodeAt(0));
const windows1252 = bytesOf(text, { "€": 0x80, Œ: 0x8c });
const macintosh = bytesOf(french, { é: 0x8e, â: 0x89, à: 0x88 });

const withMark = (mark: number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes]);

describe("The text of a file saved by a spreadsheet", () => {
  it.each([
    ["UTF-8", unmarked],
    ["UTF-8 with its mark, as Excel's « CSV UTF-8 »", withMark([0xef, 0xbb, 0xbf], unmarked)],
    ["UTF-16 with its mark, as Excel's « Texte Unicode »", withMark([0xff, 0xfe], utf16le)],
    ["UTF-16 big endian with its mark", withMark([0xfe, 0xff], utf16be)],
    ["UTF-16 without mark, as LibreOffice can", utf16le],
    ["Windows-1252, as Excel's plain « CSV »", windows1252],
  ])("is read from %s", (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it("is read from what Excel saves on an older Mac", () => {
    expect(decodeText(macintosh)).toBe(french);
  });

  it("of an empty file is empty", () => {
    expect(decodeText(new Uint8Array())).toBe("");
  });

  it.each([
    ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00]],
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d]],
    ["zeros", new Array<number>(64).fill(0)],
  ])("is not found in %s", (_, bytes) => {
    expect(() => decodeText(Uint8Array.from(bytes))).toThrow(badInputRefusal(NOT_A_CSV));
  });
});
