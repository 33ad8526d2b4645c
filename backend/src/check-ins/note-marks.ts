import { can } from "@coulisses/shared-domain/access/access";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import { isOpen, slotIsClosed, sortMarks } from "@coulisses/shared-domain/check-in/note-marks";
import { CHECK_IN_CHARISMA_KEY, type CheckInCharisma } from "@coulisses/shared-domain/check-in/presence";
import type { CheckInForm, CheckInOutcome } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { checkInMarks } from "../database/schema/check-ins";
import { configurations } from "../database/schema/configuration";
import { users } from "../database/schema/people";
import { type Reader, readSlotFor } from "./slots";

/**
 * Keeps the marks that the rules take, each once by its id, and says why the others are refused. What is known already
 * is not looked at again: an answer may have been lost. Throws `not-found`, `forbidden` and `refused` for all of them.
 */
export async function noteMarks(
  tx: Transaction,
  changes: Changes,
  { slot, marks, reader, now }: { slot: AssignmentIdentifier; reader: Reader; now: Date } & CheckInForm,
): Promise<CheckInOutcome> {
  const found = await readSlotFor(tx, slot, reader);
  const known = new Set(found.marks.map(({ id }) => id));
  const fresh = marks.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { refused: [] };
  const period = createPeriod(found);
  if (!isOpen(period, now, can(reader.access, "affect-volunteer"))) throw slotIsClosed(period);
  const { accepted, refused } = sortMarks(fresh, {
    slot: period,
    assignees: found.assignees,
    replacements: found.marks.flatMap(({ replacedBy }) => replacedBy ?? []),
    members: await membersAmong(
      tx,
      fresh.flatMap(({ replacedBy }) => replacedBy ?? []),
    ),
    festivalStart: await festivalStart(tx, period.start),
    now,
  });
  if (accepted.length === 0) return { refused };
  await tx
    .insert(checkInMarks)
    .values(
      accepted.map(({ notedAt, ...mark }) => ({
        ...mark,
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

async function membersAmong(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
  return found.map(({ id }) => id);
}

/** When the festival starts; the start of the slot while nobody has said. */
async function festivalStart(db: Queryable, slotStart: Date): Promise<Date> {
  const entry = await db.query.configurations.findFirst({ where: eq(configurations.key, "eventDate") });
  const { start } = (entry?.value ?? {}) as Partial<EventDate>;
  return start === undefined ? slotStart : new Date(start);
}

/** Who looks at the slot or the board; and whoever shows somebody's charisma, where an hour worked is worth something. */
async function state(
  db: Queryable,
  changes: Changes,
  { taskId, people, by }: { taskId: number; people: readonly number[]; by: number },
): Promise<void> {
  const event = "checked-in";
  changes.state({ event, by, tags: [{ type: "CheckIn", id: taskId }, { type: "CheckIn" }] });
  const entry = await db.query.configurations.findFirst({
    where: eq(configurations.key, CHECK_IN_CHARISMA_KEY),
  });
  const { perHour = 0 } = (entry?.value ?? {}) as Partial<CheckInCharisma>;
  if (perHour === 0) return;
  changes.state({ event, tags: [{ type: "Me" }] }, { users: people });
  stateVolunteerChanged(changes, ...people);
}
