import { ranksOfStarts, stretchesOf } from "@coulisses/shared-domain/availability-call/blocks";
import { checkAnybodyToCall, peopleToCall } from "@coulisses/shared-domain/availability-call/board";
import { CALLS } from "@coulisses/shared-domain/live/live-tags";
import { availabilityCall } from "@coulisses/shared-domain/reminder/availability-call";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { WriteTransaction } from "../database/database";
import { lockTable } from "../database/locks";
import { availabilityCalls } from "../database/schema/plannings";
import type { Enqueue } from "../jobs/job-kinds";
import { enqueueReminders } from "../planning/reminders/send-reminders";
import { readBoard } from "./read-board";

type Calling = {
  starts: readonly string[];
  by: number;
  origin: Origin;
  now: Date;
  site: string;
  changes: Changes;
  enqueue: Enqueue;
};

/**
 * AC-2, AC-4, AC-6: calls the people who gave nothing at these hours, each once for an hour, with one mail for all of
 * them; returns their number. Throws `bad-input`, `refused`.
 */
export async function callPeople(tx: WriteTransaction, calling: Calling): Promise<number> {
  const { starts, by, origin, now, site, changes, enqueue } = calling;
  // Of two who press at once, the second one sees whom the first one called.
  await lockTable(tx, availabilityCalls);
  const { blocks, people } = await readBoard(tx.runPrepared, now);
  const ranks = ranksOfStarts(starts, blocks, now);
  const called = peopleToCall(people, ranks).map(({ person, ranks: own }) => ({
    volunteerId: person.id,
    blocks: blocks.filter((_block, rank) => own.includes(rank)),
  }));
  checkAnybodyToCall(called.length);
  const rows = called.flatMap(({ volunteerId, blocks: own }) =>
    own.map(({ start, end }) => ({ id: volunteerId, start, end })),
  );
  // One text: a festival's hours for everybody are more values than a statement may have.
  await tx.execute(sql`
    insert into availability_calls (volunteer_id, start_at, end_at, called_by, called_at)
    select id, start, "end", ${by}, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as one(id int, start timestamptz, "end" timestamptz)`);
  await enqueueReminders(
    tx,
    enqueue,
    called.map(({ volunteerId, blocks: own }) => ({
      ...availabilityCall({ stretches: stretchesOf(own), site }),
      volunteerId,
    })),
  );
  const hours = stretchesOf(blocks.filter((_block, rank) => ranks.includes(rank))).map(formatSlot);
  await recordAudit(tx, origin, {
    kind: "availabilities-called",
    details: { count: called.length, hours },
  });
  stateCalls(changes, { event: "availabilities-called", by, users: called.map((one) => one.volunteerId) });
  return called.length;
}

/** Tells those who assign, and the people who are called. */
export function stateCalls(
  changes: Changes,
  { event, by, users }: { event: string; by: number; users: readonly number[] },
): void {
  const change = { event, by, tags: [{ type: "Availability" as const, id: CALLS }] };
  changes.state(change);
  changes.state(change, { users });
}
