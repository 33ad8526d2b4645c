import { readFile, stat } from "node:fs/promises";

/** A file of the site as it was last sound, and what is wrong with it now. */
export type WatchedFile<Content> = {
  /** Undefined as long as it never was sound. */
  read: () => Promise<Content | undefined>;
  /** Why the file itself can't be used; undefined when it can. */
  problem: () => string | undefined;
};

/**
 * The content of a file, read again when it was replaced: a publish shows without a restart. One that is gone or no
 * longer sound leaves what it said before in force; `tell` hears of it once.
 */
export function watchedFile<Content>(
  path: string,
  parse: (text: string) => Content,
  tell: (problem: string) => void,
): WatchedFile<Content> {
  let kept: { stamp: string; content: Content } | undefined;
  let problem: string | undefined;

  async function look(): Promise<void> {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    const stamp = [mtimeMs, ctimeMs, size, ino].join(" ");
    if (kept?.stamp !== stamp) kept = { stamp, content: parse(await readFile(path, "utf8")) };
  }

  return {
    async read() {
      const found = await look().then(
        () => undefined,
        (error: unknown) => `${path}: ${(error as Error).message}`,
      );
      if (found !== undefined && found !== problem) tell(found);
      problem = found;
      return kept?.content;
    },
    problem: () => problem,
  };
}
