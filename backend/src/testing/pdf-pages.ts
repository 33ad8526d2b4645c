import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The text of each page of a PDF, read back, with single spaces. */
export function pdfPages(content: Uint8Array): string[] {
  const read = execFileSync(process.execPath, [join(__dirname, "pdf-text.mjs")], { input: content });
  return (JSON.parse(String(read)) as string[]).map((page) => page.replaceAll(/\s+/g, " "));
}
