import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database";

/** Locks the table against other writers until the transaction ends; readers go on. */
export async function lockTable(tx: Transaction, table: PgTable): Promise<void> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
}

type Versioned = PgTable & { version: AnyPgColumn<{ data: number; notNull: true }> };

/**
 * Locks one row against other writers until the transaction ends; returns its version, undefined without the
 * row.
 */
export async function lockVersion(
  tx: Transaction,
  table: Versioned,
  condition: SQL | undefined,
): Promise<number | undefined> {
  const [locked] = await tx.select({ version: table.version }).from(table).where(condition).for("update");
  return locked?.version;
}
