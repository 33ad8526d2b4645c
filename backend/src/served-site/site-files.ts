import { readFile, stat } from "node:fs/promises";
import { hasCode } from "../error-code";

/** The content of a file, read again when it was replaced: a publish shows without a restart. */
export function watchedFile<Content>(path: string, parse: (text: string) => Content) {
  let kept: { stamp: string; content: Content } | undefined;
  return async function read(): Promise<Content | undefined> {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${String(mtimeMs)} ${String(size)} ${String(ino)}`;
      if (kept?.stamp !== stamp) kept = { stamp, content: parse(await readFile(path, "utf8")) };
      return kept.content;
    } catch (error) {
      if (hasCode(error, "ENOENT")) return undefined;
      throw error;
    }
  };
}
