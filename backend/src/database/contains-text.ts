import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The condition that a column contains a typed text, whose `%` and `_` are ordinary characters. */
export const containsText = (column: SQLWrapper, typed: string): SQL =>
  sql`${column} like ${`%${typed.replace(/[\\%_]/g, "\\$&")}%`}`;
