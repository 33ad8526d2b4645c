import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, period, slotKey } from "./columns";
import { passingPersonId, personId } from "./people";

/** The code in a person's QR: it allows to tick them, and nothing else. */
export const checkInCodes = pgTable("check_in_codes", {
  userId: personId().primaryKey(),
  code: text().notNull().unique(),
});

/**
 * The marks about people at slots. Marks are only added, under the id that the phone gave them: marks of two
 * offline phones add up, and one sent twice counts once. They outlive the slot: the hours were worked.
 */
export const checkInMarks = pgTable(
  "check_in_marks",
  {
    id: uuid().primaryKey(),
    ...slotKey(),
    /** The slot's bounds, as hours are counted from them. */
    ...period(),
    userId: personId(),
    kind: text({ enum: ["ARRIVED", "LEFT", "ABSENT", "REPLACED", "CLEARED"] }).notNull(),
    /** The replacement, when replaced. */
    replacedBy: passingPersonId(),
    /** By the phone's clock. */
    notedAt: instant().notNull(),
    notedBy: passingPersonId(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (mark) => [
    index().on(mark.taskId, mark.mobilizationId, mark.assignmentId),
    index().on(mark.userId),
    check("check_in_marks_kind", sql`${mark.kind} in ('ARRIVED', 'LEFT', 'ABSENT', 'REPLACED', 'CLEARED')`),
    check("check_in_marks_duration", sql`${mark.endAt} > ${mark.startAt}`),
  ],
);

/** The people thanked for their hours, each once in an edition. */
export const thanks = pgTable(
  "thanks",
  {
    volunteerId: personId(),
    edition: integer().notNull(),
    sentBy: passingPersonId(),
    sentAt: instant().notNull().defaultNow(),
  },
  (thank) => [primaryKey({ columns: [thank.volunteerId, thank.edition] }), index().on(thank.sentBy)],
);

/**
 * CI-4: the time that each person worked at each slot, in milliseconds, as `workedTime` computes it; absent
 * people are missing.
 */
export const workedSlots = pgView("worked_slots", {
  userId: integer().notNull(),
  ...slotKey(),
  worked: doublePrecision().notNull(),
}).existing();
