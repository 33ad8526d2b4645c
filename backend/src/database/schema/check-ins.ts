import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { users } from "./people";

/** What the QR of a person says: enough to tick them off, and nothing else. */
export const checkInCodes = pgTable("check_in_codes", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  code: text().notNull().unique(),
});

/**
 * What a responsible person noted about somebody at a slot. Marks are only ever added, under the id that the phone
 * gave them: those of two phones without network add up, and twice is once. They outlive the slot: the hours were worked.
 */
export const checkInMarks = pgTable(
  "check_in_marks",
  {
    id: uuid().primaryKey(),
    taskId: integer().notNull(),
    mobilizationId: text().notNull(),
    assignmentId: text().notNull(),
    /** The slot's, as the hours are counted from them. */
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["ARRIVED", "LEFT", "ABSENT", "REPLACED", "CLEARED"] }).notNull(),
    /** Who comes instead, when replaced. */
    replacedBy: integer().references(() => users.id, { onDelete: "set null" }),
    /** By the phone's clock. */
    notedAt: instant().notNull(),
    notedBy: integer().references(() => users.id, { onDelete: "set null" }),
    receivedAt: instant().notNull().defaultNow(),
  },
  (mark) => [
    index().on(mark.taskId, mark.mobilizationId, mark.assignmentId),
    index().on(mark.userId),
    check("check_in_marks_kind", sql`${mark.kind} in ('ARRIVED', 'LEFT', 'ABSENT', 'REPLACED', 'CLEARED')`),
    check("check_in_marks_duration", sql`${mark.endAt} > ${mark.startAt}`),
  ],
);

/** CI-4: how long (ms) each person has really worked at each slot, as `workedTime` says; who was never there is left out. */
export const workedSlots = pgView("worked_slots", {
  userId: integer().notNull(),
  taskId: integer().notNull(),
  mobilizationId: text().notNull(),
  assignmentId: text().notNull(),
  worked: doublePrecision().notNull(),
}).existing();
