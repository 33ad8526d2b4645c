import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import type { TableRows } from "../area";

/** PostgreSQL takes 65,535 values a statement; the embedded one is quicker with fewer. */
const MOST_VALUES = 20_000;

/** Inserts rows with the keys that they have, many at once. */
export async function insertRows(tx: Transaction, { table, rows, keepsPresent }: TableRows): Promise<void> {
  const perStatement = Math.floor(MOST_VALUES / Object.keys(getTableColumns(table)).length);
  for (let at = 0; at < rows.length; at += perStatement) {
    const insert = tx
      .insert(table)
      .overridingSystemValue()
      .values([...rows.slice(at, at + perStatement)]);
    await (keepsPresent ? insert.onConflictDoNothing() : insert);
  }
}

type Sequence = { table: string; column: string; sequence: string };

/** The sequences that number rows of these tables. */
export async function sequencesOf(tx: Transaction, tables: readonly PgTable[]): Promise<Sequence[]> {
  const names = JSON.stringify([...new Set(tables.map(getTableName))]);
  return rowsOf<Sequence>(
    await tx.execute(sql`
      select table_name as table, column_name as column,
        pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'
        and table_name in (select json_array_elements_text(${names}::json))`),
  );
}

/**
 * Has each sequence go on after the highest number of its column. Unlike `setval`, this is taken back with the
 * transaction, and so is what the sequence gives from then on: a dry run leaves no trace.
 */
export async function restartSequences(tx: Transaction, sequences: readonly Sequence[]): Promise<void> {
  for (const { table, column, sequence } of sequences) {
    const [found] = rowsOf<{ next: string }>(
      await tx.execute(
        sql`select (coalesce(max(${sql.identifier(column)}), 0) + 1)::text as next from ${sql.identifier(table)}`,
      ),
    );
    await tx.execute(sql.raw(`alter sequence ${sequence} restart with ${String(Number(found?.next ?? 1))}`));
  }
}
