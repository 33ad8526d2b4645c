import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a text of the database holds a typed one, whose `%` and `_` are signs like others. */
export const containsText = (column: SQLWrapper, typed: string): SQL =>
  sql`${column} like ${`%${typed.replace(/[\\%_]/g, "\\$&")}%`}`;
