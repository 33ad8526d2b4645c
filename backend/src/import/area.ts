import type { InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Numbering } from "./numbering";
import type { PeerTables } from "./peer";
import type { Report } from "./report";

/**
 * How an import is made, so that each part can be tested alone:
 *
 * 1. The source is read whole into `PeerTables`.
 * 2. People are numbered (`Numbering`).
 * 3. Each area is a pure function of these, without a database: it answers rows of our tables, and tells the
 *    report of each row of the peer that does not come as it is. Nothing is said of rows that do.
 * 4. One writer inserts all rows, in the order of references, in one transaction. It gives the sequences
 *    their next numbers afterwards.
 */
export type Area<Rows> = (peer: PeerTables, ids: Numbering, report: Report) => Rows;

/**
 * Rows to insert into a table: a missing column takes its default. With `keepsPresent`, a row whose key is
 * there already is left as it is.
 */
export type TableRows = {
  table: PgTable;
  rows: readonly Record<string, unknown>[];
  keepsPresent?: true;
};

/** A row of this table; the import may give keys that only the database gives otherwise. */
export type NewRow<Table extends PgTable> = InferInsertModel<Table, { dbColumnNames: false; override: true }>;

/** Rows of this table, checked against its columns. An area answers a list of these, in the order of references. */
export const rowsFor = <Table extends PgTable>(table: Table, rows: readonly NewRow<Table>[]): TableRows => ({
  table,
  rows,
});
