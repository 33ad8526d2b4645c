import type { Connection, HotQuery } from "../database/database";
import { type EncodedText, encodedText } from "./encoded-text";
import { createReadCache } from "./read-cache";

/** A query with one row at most, whose column `body` is the JSON to answer. */
export type BodyQuery = HotQuery;

export type CachedReads = {
  /** The text at this revision, or undefined when the query finds nothing. */
  at(
    revision: number,
    query: BodyQuery,
    values?: readonly (string | number)[],
  ): Promise<EncodedText | undefined>;
};

/** Reads whose JSON is built in SQL and kept as long as the revision stands. */
export function cachedReads(connection: Connection, { limit }: { limit: number }): CachedReads {
  const cache = createReadCache<EncodedText>({ limit });
  return {
    at(revision, query, values = []) {
      return cache.at(revision, [query.name, ...values].join(" "), async () => {
        const [row] = await connection.hot<{ body: string }>(query, values);
        return row && encodedText(row.body);
      });
    },
  };
}
