import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** The number of attempts at limited actions; the table is unlogged, which drizzle can't say. */
export const attempts = pgTable(
  "attempts",
  {
    /** The action and its author; addresses and secrets are hashed. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** From then on, counting starts again. */
    expiresAt: instant().notNull(),
  },
  (attempt) => [index().on(attempt.expiresAt)],
);
