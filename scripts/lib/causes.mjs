import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Characters of a cause: a short log keeps its end only. */
const LONGEST = 240;

/** First lines of an error's message in one line, without colours or stack. */
export function causeOf(message) {
  const [cause] = stripVTControlCharacters(message).split(/\n\s+at /);
  return cause.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);
}

/** Runs `tool` with the path of its JSON report; returns its exit code, and the report when it failed. */
export async function withReport(tool) {
  const folder = mkdtempSync(path.join(tmpdir(), "coulisses-report-"));
  const file = path.join(folder, "report.json");
  try {
    const code = await tool(file);
    return { code, report: code === 0 ? undefined : JSON.parse(readFileSync(file, "utf8")) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
