import { sql } from "drizzle-orm";
import { integer, jsonb, text } from "drizzle-orm/pg-core";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import type { HistoryAction } from "@coulisses/shared-domain/festival-event/history";
import { gears } from "./catalogues";
import { insertionRank, instant } from "./columns";
import { remainingPersonId } from "./people";

/** Gear that a sheet asks for. */
export const gearRequest = () => ({
  gearId: integer()
    .notNull()
    .references(() => gears.id),
  rank: insertionRank(),
  quantity: integer().notNull(),
  drive: text().$type<Drive>(),
});

/** ED-1: the database gives it; a task always has that of its activity. */
export const editionOfSheet = () => ({
  edition: integer()
    .notNull()
    .default(sql`present_edition()`),
  /** When its edition was closed; the database refuses to change a row that has it. */
  archivedAt: instant(),
});

/** A comment on a sheet. */
export const feedback = () => ({
  authorId: remainingPersonId(),
  content: text().notNull(),
  publishedAt: instant().notNull(),
});

/** An event in the history of a sheet. */
export const historyEvent = <Sheet>() => ({
  action: text().$type<HistoryAction>().notNull(),
  byId: remainingPersonId(),
  /** To the second. */
  at: instant().notNull(),
  description: text().notNull(),
  /** The sheet just after it. */
  snapshot: jsonb().$type<Sheet>().notNull(),
});
