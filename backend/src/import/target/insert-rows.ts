import { setImmediate as nextTurn } from "node:timers/promises";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { getTableName, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import type { TableRows } from "../area";

/** Characters of a statement's rows: few statements, none of which takes much memory. The embedded database gives none back. */
const LONGEST = 300_000;

/**
 * Inserts rows with the keys that they have, many at once. They travel as JSON, one value a statement: with a
 * value for each column of each row, the embedded database takes twice as long.
 */
export async function insertRows(tx: Transaction, { table, rows, keepsPresent }: TableRows): Promise<void> {
  for (const { columns, batches } of alike(rows)) {
    const names = columns.map((column) => toSnakeCase(column));
    const listed = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (const batch of batches(names)) {
      await tx.execute(sql`
        insert into ${table} (${listed}) overriding system value
        select ${listed} from json_populate_recordset(null::${table}, ${batch}::json)
        ${keepsPresent ? sql`on conflict do nothing` : sql``}`);
      // The embedded database works in this thread: calls that need none of it are answered in between.
      await nextTurn();
    }
  }
}

type Row = TableRows["rows"][number];

/** The rows that give the same columns, in their order: a column that is left out takes its default. */
function alike(rows: readonly Row[]) {
  const given = (row: Row) => Object.keys(row).filter((column) => row[column] !== undefined);
  return [...groupedBy(rows, (row) => given(row).sort().join())].map(([key, same]) => {
    const columns = key.split(",");
    return { columns, batches: (names: readonly string[]) => batchesOf(same, columns, names) };
  });
}

/** JSON arrays of rows, each no longer than it should be. */
function* batchesOf(rows: readonly Row[], columns: readonly string[], names: readonly string[]) {
  let batch: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(Object.fromEntries(columns.map((column, at) => [names[at], row[column]])));
    batch.push(text);
    length += text.length;
    if (length < LONGEST) continue;
    yield `[${batch.join()}]`;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield `[${batch.join()}]`;
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
