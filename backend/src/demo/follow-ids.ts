import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { getTableName } from "drizzle-orm";
import type { Transaction } from "../database/database";

/** Rows that came with their ids: the ids that the database gives continue after them. */
export async function followIds(tx: Transaction, ...tables: PgTable[]): Promise<void> {
  await tx.execute(sql`select ${sql.join(tables.map(setNext), sql`, `)}`);
}

function setNext(table: PgTable): SQL {
  return sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`;
}
