import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The rows of `db.execute`, whose type depends on the driver. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** True when an error of Node or of a library has this code: `ENOENT`, `EEXIST`… */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/** PostgreSQL's five characters; drizzle keeps the driver's error as the cause of its own. */
export const pgErrorCode = (error: unknown): string | undefined => pgError(error)?.code;

/** The message of PostgreSQL itself. */
export const pgErrorText = (error: unknown): string | undefined => pgError(error)?.message;

function pgError(error: unknown): { code: string; message?: string } | undefined {
  let one = error as { code?: unknown; message?: unknown; cause?: unknown } | null | undefined;
  while (typeof one === "object" && one !== null) {
    if (typeof one.code === "string" && /^[0-9A-Z]{5}$/.test(one.code)) {
      return { code: one.code, ...(typeof one.message === "string" && { message: one.message }) };
    }
    one = one.cause as typeof one;
  }
  return undefined;
}

/** The row that a write answers by `returning`, where one row is always written. */
export function keptRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The write kept no row");
  return row;
}

/** The condition that a column contains a typed text, whose `%` and `_` are ordinary characters. */
export const containsText = (column: SQLWrapper, typed: string): SQL =>
  sql`${column} like ${`%${typed.replace(/[\\%_]/g, "\\$&")}%`}`;
