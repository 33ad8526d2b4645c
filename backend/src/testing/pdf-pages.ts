import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The text of each page of a PDF, read back, with single spaces. */
export function pdfPages(content: Uint8Array): string[] {
  const read = execFileSync(process.execPath, [join(__dirname, "pdf-text.mjs")], { input: content });
  return (JSON.parse(String(read)) as string[]).map((page) => page.replaceAll(/\s+/g, " "));
}

/** The text of the left and of the right half of each page, either way up. */
export function pdfHalves(content: Uint8Array): [string, string][] {
  const read = execFileSync(process.execPath, [join(__dirname, "pdf-halves.mjs")], { input: content });
  return JSON.parse(String(read)) as [string, string][];
}

/**
 * The difference of each page of a PDF from the picture `<prefix>-<page>.png`: 0 is the same, 1 is all of it.
 */
export function differencesFrom(content: Uint8Array, prefix: string): number[] {
  const read = execFileSync(process.execPath, [join(__dirname, "pdf-pictures.mjs"), prefix], {
    input: content,
  });
  return JSON.parse(String(read)) as number[];
}

/** The content of the QR in each of so many columns of each page; null where there is none. */
export function pdfCodes(content: Uint8Array, columns: number): (string | null)[][] {
  const read = execFileSync(process.execPath, [join(__dirname, "pdf-codes.mjs"), String(columns)], {
    input: content,
  });
  return JSON.parse(String(read)) as (string | null)[][];
}

/** The number of pictures that each page of a PDF draws. */
export function picturesOn(content: Uint8Array): number[] {
  const read = execFileSync(process.execPath, [join(__dirname, "pdf-drawn-images.mjs")], { input: content });
  return JSON.parse(String(read)) as number[];
}
