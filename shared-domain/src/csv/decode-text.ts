import { badInput } from "../festival-error";

/** The `bad-input` message for a file that is no text. */
export const NOT_A_CSV =
  "Ce fichier n'est pas un fichier CSV. Dans le tableur : Fichier, Enregistrer sous, CSV";

const MARKS = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
] as const;

/** How many bytes are looked at to tell an encoding that has no byte order mark. */
const SAMPLE = 100_000;

/** é, è, à, ç and ê as each family of computers writes them. */
const FRENCH_LETTERS = {
  macintosh: new Set([0x8e, 0x8f, 0x88, 0x8d, 0x90]),
  "windows-1252": new Set([0xe9, 0xe8, 0xe0, 0xe7, 0xea]),
};

/**
 * The text of a spreadsheet's file, in any of the encodings that spreadsheets write. Throws `bad-input`
 * NOT_A_CSV for anything but text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeBytes(bytes);
  if (text.includes("\0")) throw badInput(NOT_A_CSV);
  return text;
}

function decodeBytes(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  const sample = bytes.subarray(0, SAMPLE);
  if (looksLikeUtf16(sample)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Node's one-shot decoding takes Windows-1252 for Latin-1 and loses € and œ; its streamed one does not.
    return new TextDecoder(oneByteEncoding(sample)).decode(bytes, { stream: true });
  }
}

/** In French, nearly every other byte of UTF-16 is zero; in a text, no other encoding has any. */
function looksLikeUtf16(sample: Uint8Array): boolean {
  const highBytes = sample.filter((_, index) => index % 2 === 1);
  const lowBytes = sample.filter((_, index) => index % 2 === 0);
  return (
    highBytes.length > 0 &&
    highBytes.filter((byte) => byte === 0).length > highBytes.length * 0.8 &&
    !lowBytes.includes(0)
  );
}

function oneByteEncoding(sample: Uint8Array): string {
  const count = (letters: ReadonlySet<number>) =>
    sample.reduce((sum, byte) => sum + (letters.has(byte) ? 1 : 0), 0);
  return count(FRENCH_LETTERS.macintosh) > count(FRENCH_LETTERS["windows-1252"])
    ? "macintosh"
    : "windows-1252";
}
