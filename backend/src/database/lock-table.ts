import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database";

/** Keeps every other writer away from the table until the transaction ends; readers go on. */
export async function lockTable(tx: Transaction, table: PgTable): Promise<void> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
}
