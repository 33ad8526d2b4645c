import type { Connection, PreparedQuery, QueryValue } from "../database/database";

/** The column `body` of the query's one row: JSON that SQL built, ready to be sent. */
export async function bodyText(
  { runPrepared }: Pick<Connection, "runPrepared">,
  query: PreparedQuery,
  values: readonly QueryValue[] = [],
): Promise<string | undefined> {
  const [row] = await runPrepared<{ body: string }>(query, values);
  return row?.body;
}
