import { getTableName, type SQL, sql } from "drizzle-orm";
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

/** Makes the database number new rows after the greatest id of these tables, whose rows came with ids. */
export async function continueIds(tx: Transaction, ...tables: PgTable[]): Promise<void> {
  await tx.execute(sql`select ${sql.join(tables.map(setNext), sql`, `)}`);
}

function setNext(table: PgTable): SQL {
  return sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`;
}
