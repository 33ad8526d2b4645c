import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../database/database";

/** PostgreSQL takes 65,535 parameters a statement; no table here has 60 columns. */
const rowsAtOnce = 1000;

/** Any number of rows in as few statements as the protocol allows. */
export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce));
  }
}
