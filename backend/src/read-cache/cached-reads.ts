import type { Connection, PreparedQuery, QueryValue } from "../database/database";
import { type EncodedText, encodedText } from "./encoded-text";
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

/** Answers ready to be sent, kept as long as their revision stands; the `limit` last used ones. */
export function cachedReads(connection: Connection, { limit }: { limit: number }): CachedReads {
  const cache = createReadCache<EncodedText>({ limit });
  const text: CachedReads["text"] = (revision, key, load) =>
    cache.at(revision, key, async () => {
      const loaded = await load();
      return loaded === undefined ? undefined : encodedText(loaded);
    });
  return {
    text,
    body: (revision, query, values = []) =>
      text(revision, [query.name, ...values].join(" "), async () => {
        const [row] = await connection.runPrepared<{ body: string }>(query, values);
        return row?.body;
      }),
  };
}
