import type { Connection, PreparedQuery, QueryValue } from "../database/database";
import { type EncodedText, encodedText } from "../http/encoded-text";
import { createReadCache } from "./read-cache";

export type CachedReads = {
  /** The text that `load` builds, kept at this revision; undefined when there is none. */
  text(
    revision: number,
    key: string,
    load: () => Promise<string | undefined>,
  ): Promise<EncodedText | undefined>;
  /** The column `body` of the query's one row: JSON that SQL built. */
  body(
    revision: number,
    query: PreparedQuery,
    values?: readonly QueryValue[],
  ): Promise<EncodedText | undefined>;
};

/** The most that the answers of one area come to, in bytes before they are compressed. */
const mostBytes = 64 * 1_048_576;

const sizesOn = new WeakMap<Connection, (() => number)[]>();

/** The bytes of all answers kept of this database. */
export const keptBytes = (connection: Connection): number =>
  (sizesOn.get(connection) ?? []).reduce((sum, size) => sum + size(), 0);

/** Answers kept ready to be sent as long as their revision stands, the `limit` used last at most. */
export function cachedReads(connection: Connection, { limit }: { limit: number }): CachedReads {
  const cache = createReadCache<EncodedText>({
    limit,
    maxSize: mostBytes,
    sizeOf: ({ plain }) => plain.length,
  });
  sizesOn.set(connection, [...(sizesOn.get(connection) ?? []), () => cache.size()]);
  const text: CachedReads["text"] = (revision, key, load) =>
    cache.at(revision, key, async () => {
      const loaded = await load();
      return loaded === undefined ? undefined : encodedText(loaded);
    });
  return {
    text,
    body: (revision, query, values = []) =>
      text(revision, [query.name, ...values].join(" "), () => bodyText(connection, query, values)),
  };
}

/** The column `body` of the query's one row: JSON that SQL built, ready to be sent. */
export async function bodyText(
  { runPrepared }: Pick<Connection, "runPrepared">,
  query: PreparedQuery,
  values: readonly QueryValue[] = [],
): Promise<string | undefined> {
  const [row] = await runPrepared<{ body: string }>(query, values);
  return row?.body;
}
