import { randomUUID } from "node:crypto";
import {
  changeReminder,
  type PlanningChange,
  changesSendTime,
  type WrittenChange,
} from "@coulisses/shared-domain/reminder/planning-change";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/driver";
import type { Enqueue, JobData } from "../../jobs/job-kinds";
import type { Services } from "../../services";
import { enqueueReminders } from "./send-reminders";

type Written = JobData["planning-changes"];

/** Has each of these people told of the changes of their planning, after a quiet while. */
export function sendPlanningChanges(
  enqueue: Enqueue,
  changes: readonly (PlanningChange & { volunteerId: number })[],
  now: Date,
): void {
  for (const userId of new Set(changes.map(({ volunteerId }) => volunteerId))) {
    const theirs = changes.filter(({ volunteerId }) => volunteerId === userId);
    enqueue(
      "planning-changes",
      { userId, key: randomUUID(), changes: theirs.map(writtenChange) },
      changesSendTime(theirs, now),
    );
  }
}

/** Tells a person of the changes of their planning, with all others that wait. */
export function planningChangesOn({ write, environment }: Pick<Services, "write" | "environment">) {
  return ({ userId, key, changes }: Written): Promise<void> =>
    write(async (tx, _changes, enqueue) => {
      const waiting = rowsOf<{ changes: WrittenChange[]; since: string }>(
        await tx.execute(sql`
          delete from pgboss.job where name = 'planning-changes' and state = 'created'
            and data ->> 'userId' = ${String(userId)}
          returning data -> 'changes' as changes, created_on as since`),
      ).toSorted((one, other) => new Date(one.since).getTime() - new Date(other.since).getTime());
      const all = [...changes, ...waiting.flatMap((job) => job.changes)].map(readChange);
      const reminder = changeReminder(all, { key, now: new Date(), site: environment.publicUrl });
      if (reminder !== undefined) await enqueueReminders(tx, enqueue, [{ ...reminder, volunteerId: userId }]);
    });
}

function writtenChange({ uid, taskId, name, before, after }: PlanningChange): WrittenChange {
  return { uid, taskId, name, before: written(before), after: written(after) };
}

const written = (side: PlanningChange["before"]): WrittenChange["before"] =>
  side && {
    place: side.place,
    period: { start: side.period.start.toISOString(), end: side.period.end.toISOString() },
  };

const readChange = ({ before, after, ...change }: WrittenChange): PlanningChange => ({
  ...change,
  before: read(before),
  after: read(after),
});

const read = (side: WrittenChange["before"]): PlanningChange["before"] =>
  side && {
    place: side.place,
    period: { start: new Date(side.period.start), end: new Date(side.period.end) },
  };
