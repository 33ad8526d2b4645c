import { setImmediate as turn } from "node:timers/promises";

/**
 * One file of rows that come page by page, with titles once. The server answers others between two pages, and
 * stops when the caller has gone.
 */
export async function csvOf<Row>(
  pages: AsyncIterable<readonly Row[]>,
  csv: (rows: readonly Row[]) => string,
  unwanted?: AbortSignal,
): Promise<string> {
  let file = "";
  for await (const page of pages) {
    unwanted?.throwIfAborted();
    if (file === "") file = csv(page);
    else if (page.length > 0) file += withoutTitles(csv(page));
    await turn();
  }
  return file;
}

const withoutTitles = (text: string) => text.slice(text.indexOf("\n"));
