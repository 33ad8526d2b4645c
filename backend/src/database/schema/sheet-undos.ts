import { undoableMinutes } from "@coulisses/shared-domain/festival-event/undo";
import { lt, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { personId } from "./people";

/** The parts that were taken from sheets, for the hour in which their authors can undo it. */
export const sheetUndos = pgTable(
  "sheet_undos",
  {
    /** The sheet, as the journal names it: `fa:12`. */
    target: text().notNull(),
    /** The version of the sheet that the act made. */
    version: integer().notNull(),
    byId: personId(),
    /** The call that took the part: `DELETE /festival-activities/:id/…`. */
    call: text().notNull(),
    kept: jsonb().$type<unknown>().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (undo) => [
    primaryKey({ columns: [undo.target, undo.version] }),
    index().on(undo.at),
    index().on(undo.byId),
  ],
);

/** UND-4. */
export const pastUndos = () =>
  lt(sheetUndos.at, sql`now() - ${`${String(undoableMinutes)} minutes`}::interval`);
