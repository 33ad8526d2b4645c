import { getTableColumns, getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { PreparedQuery, WriteTransaction } from "../database/database";

/** Saves a sheet's own row, by its id; built and planned once, where a statement of our own would be each time. */
export function rowSaverOf<Row extends object>(
  table: PgTable,
  columns: readonly (keyof Row & string)[],
): (tx: WriteTransaction, id: number, row: Row) => Promise<void> {
  const name = getTableName(table);
  const known = getTableColumns(table);
  const names = columns.map((column) => {
    if (!(column in known)) throw new Error(`${name} has no column for ${column}`);
    return toSnakeCase(column);
  });
  const query: PreparedQuery = {
    name: `save-row-of-${name}`,
    text: `update ${name} set (${names.join(", ")}) =
      (select ${names.join(", ")} from json_populate_record(null::${name}, $2::json)) where id = $1`,
  };
  return async (tx, id, row) => {
    const values = columns.map((column, index) => [names[index], row[column]] as const);
    await tx.runPrepared(query, [id, JSON.stringify(Object.fromEntries(values))]);
  };
}
