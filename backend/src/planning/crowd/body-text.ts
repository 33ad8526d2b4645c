import type { Connection, PreparedQuery, QueryValue } from "../../database/database";
import { type EncodedText, encodedText } from "../../read-cache/encoded-text";

/** The column `body` of the query's one row: JSON that SQL built, ready to be sent. */
export async function bodyText(
  connection: Connection,
  query: PreparedQuery,
  values: readonly QueryValue[],
): Promise<EncodedText> {
  const [row] = await connection.runPrepared<{ body: string }>(query, values);
  return encodedText(row?.body ?? "[]");
}
