import { can } from "@coulisses/shared-domain/access/access";
import { type SlotIdentifier, slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { sortByNovelty } from "@coulisses/shared-domain/marks/noted-once";
import { checkOpen, sortMarks } from "@coulisses/shared-domain/check-in/note-marks";
import {
  CHECK_IN_CHARISMA_KEY,
  type CheckInCharisma,
  type CheckInMark,
} from "@coulisses/shared-domain/check-in/presence";
import type { CheckInForm } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { MarksOutcome } from "@coulisses/shared-domain/contract/marks";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { and, inArray, isNull } from "drizzle-orm";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import { configuredValue } from "../configuration/festival-configuration";
import type { Queryable, Transaction } from "../database/database";
import { checkInMarks } from "../database/schema/check-ins";
import { users } from "../database/schema/people";
import { type Reader, readSlotFor } from "./slots";

/**
 * Stores the accepted marks, each once by its id, and returns the reasons of the refused ones. Marks stored
 * already are not checked again: an answer may have been lost. Throws `not-found`, `forbidden` and `refused`
 * for all of them.
 */
export async function noteMarks(
  tx: Transaction,
  changes: Changes,
  { slot, marks, reader, now }: { slot: SlotIdentifier; reader: Reader; now: Date } & CheckInForm,
): Promise<MarksOutcome> {
  const found = await readSlotFor(tx, slot, reader);
  const { fresh, twins } = await sortByStored(tx, slot, marks);
  if (fresh.length === 0) return { refused: twins };
  const period = createPeriod(found);
  checkOpen(period, now, can(reader.access, "affect-volunteer"));
  const sorted = sortMarks(fresh, {
    slot: period,
    assignees: found.assignees,
    noted: found.marks.flatMap(({ userId, replacedBy }) => [userId, replacedBy ?? userId]),
    members: await membersAmong(
      tx,
      fresh.flatMap(({ replacedBy }) => replacedBy ?? []),
    ),
    festivalStart: await festivalStart(tx, period.start),
    now,
  });
  const { accepted } = sorted;
  const refused = [...twins, ...sorted.refused];
  if (accepted.length === 0) return { refused };
  await tx
    .insert(checkInMarks)
    .values(
      accepted.map(({ notedAt, happenedAt = null, ...mark }) => ({
        ...mark,
        happenedAt: happenedAt === null ? null : new Date(happenedAt),
        taskId: found.taskId,
        mobilizationId: found.mobilizationId,
        assignmentId: found.assignmentId,
        startAt: period.start,
        endAt: period.end,
        notedAt: new Date(notedAt),
        notedBy: reader.id,
      })),
    )
    .onConflictDoNothing();
  const people = [...new Set(accepted.map(({ userId }) => userId))];
  await state(tx, changes, { taskId: found.taskId, people, by: reader.id });
  return { refused };
}

/** The marks that are new, and the refusals of those whose id another mark has. */
async function sortByStored(db: Queryable, slot: SlotIdentifier, marks: readonly CheckInMark[]) {
  const stored = await db
    .select()
    .from(checkInMarks)
    .where(
      inArray(
        checkInMarks.id,
        marks.map(({ id }) => id),
      ),
    );
  return sortByNovelty(
    marks.map((mark) => ({ ...mark, ...slotIdentifier(slot) })),
    stored,
    contentOf,
  );
}

type Compared = SlotIdentifier &
  Pick<CheckInMark, "userId" | "kind" | "isIll"> & {
    notedAt: string | Date;
    happenedAt?: string | Date | null;
  };

/** Compares two marks of one id, without the replacement, who may have closed their account since. */
function contentOf(compared: Compared): string {
  const { taskId, mobilizationId, assignmentId, userId, kind, notedAt, happenedAt, isIll = false } = compared;
  const moments = [notedAt, happenedAt ?? null].map((moment) => moment && new Date(moment).getTime());
  return JSON.stringify([taskId, mobilizationId, assignmentId, userId, kind, isIll, ...moments]);
}

async function membersAmong(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
  return found.map(({ id }) => id);
}

/** The festival's start; the slot's start when it is not configured. */
async function festivalStart(db: Queryable, slotStart: Date): Promise<Date> {
  const { start } = ((await configuredValue(db, "eventDate")) ?? {}) as Partial<EventDate>;
  return start === undefined ? slotStart : new Date(start);
}

/**
 * States the change for those who see the slot or the board; and for those who see these people's charisma,
 * when worked hours earn some.
 */
async function state(
  db: Queryable,
  changes: Changes,
  { taskId, people, by }: { taskId: number; people: readonly number[]; by: number },
): Promise<void> {
  const event = "checked-in";
  changes.state({ event, by, tags: [{ type: "CheckIn", id: taskId }, { type: "CheckIn" }] });
  const { perHour = 0 } = ((await configuredValue(db, CHECK_IN_CHARISMA_KEY)) ??
    {}) as Partial<CheckInCharisma>;
  if (perHour === 0) return;
  changes.state({ event, tags: [{ type: "Me" }] }, { users: people });
  stateVolunteerChanged(changes, ...people);
}
