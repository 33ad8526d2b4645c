import { getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { PreparedQuery, WriteTransaction } from "../database/database";

/**
 * Saves a sheet's own row, by its id. `rowOf` returns the same columns each time, so that the statement is
 * built and planned once.
 */
export function rowSaverOf<Table extends PgTable, Sheet extends { id: number }>(
  table: Table,
  rowOf: (sheet: Sheet) => Partial<PgInsertValue<Table>>,
): (tx: WriteTransaction, sheet: Sheet) => Promise<void> {
  let query: PreparedQuery | undefined;
  return async (tx, sheet) => {
    const row = Object.entries(rowOf(sheet)).map(([column, value]) => [toSnakeCase(column), value] as const);
    query ??= updateOf(
      getTableName(table),
      row.map(([column]) => column),
    );
    await tx.runPrepared(query, [sheet.id, JSON.stringify(Object.fromEntries(row))]);
  };
}

function updateOf(table: string, columns: readonly string[]): PreparedQuery {
  return {
    name: `save-row-of-${table}`,
    text: `update ${table} set (${columns.join(", ")}) =
      (select ${columns.join(", ")} from json_populate_record(null::${table}, $2::json)) where id = $1`,
  };
}
