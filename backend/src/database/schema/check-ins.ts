import { sql } from "drizzle-orm";
import {
  boolean,
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
    /** The hour said for an arrival or a leaving; null: when it was noted. */
    happenedAt: instant(),
    /** An absence through illness. */
    isIll: boolean().notNull().default(false),
    notedBy: passingPersonId(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (mark) => [
    index().on(mark.taskId, mark.mobilizationId, mark.assignmentId),
    index().on(mark.userId),
    check("check_in_marks_kind", sql`${mark.kind} in ('ARRIVED', 'LEFT', 'ABSENT', 'REPLACED', 'CLEARED')`),
    check("check_in_marks_duration", sql`${mark.endAt} > ${mark.startAt}`),
    check("check_in_marks_illness", sql`not ${mark.isIll} or ${mark.kind} = 'ABSENT'`),
    // CI-10, as `hourProblem` says it.
    check(
      "check_in_marks_hour",
      sql`${mark.happenedAt} is null or (${mark.happenedAt} <= ${mark.notedAt} and case ${mark.kind}
        when 'ARRIVED' then ${mark.happenedAt} >= ${mark.startAt} - interval '3 hours' and ${mark.happenedAt} < ${mark.endAt}
        when 'LEFT' then ${mark.happenedAt} > ${mark.startAt} and ${mark.happenedAt} <= ${mark.endAt} + interval '3 hours'
        else false end)`,
    ),
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
