import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { users } from "./people";

/** The number of sheets that each team had validated, by edition; the team may not exist any more. */
export const editionCounts = pgTable(
  "edition_counts",
  {
    edition: integer().notNull(),
    team: text().notNull(),
    activities: integer().notNull(),
    tasks: integer().notNull(),
  },
  (count) => [
    primaryKey({ columns: [count.edition, count.team], name: "edition_counts_pk" }),
    check("edition_counts_positive", sql`${count.activities} >= 0 and ${count.tasks} >= 0`),
  ],
);

/** The closed editions: their sheets can be read only. */
export const closedEditions = pgTable("closed_editions", {
  edition: integer().primaryKey(),
  closedAt: instant().notNull().defaultNow(),
  closedBy: integer().references(() => users.id, { onDelete: "set null" }),
  /** The first day of its festival, if it was known; the configuration holds that of the next one later. */
  festivalStart: instant(),
});
