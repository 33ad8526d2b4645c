import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** How often what is limited was tried; the table is unlogged, which drizzle can't say. */
export const attempts = pgTable(
  "attempts",
  {
    /** What is tried, and by whom; addresses and secrets are hashed. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** From when on the next attempt is the first again. */
    expiresAt: instant().notNull(),
  },
  (attempt) => [index().on(attempt.expiresAt)],
);
