import { statusAt } from "@coulisses/shared-domain/swap/swap";
import { mayAskFurther, peopleDue } from "@coulisses/shared-domain/swap/swap-waves";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import type { Services } from "../services";
import { readSwapSlot } from "./ask-for-swap";
import { holdSwap, stateSwap } from "./held-swap";
import { type AskingSwap, invitePeople, listAskable } from "./invite-people";

/** SW-11: open requests ask further people, by day. Requests without anybody left to ask are not locked. */
export async function askFurther(
  { db, write, environment }: Pick<Services, "db" | "write" | "environment">,
  now: Date,
): Promise<void> {
  if (!mayAskFurther(now)) return;
  for (const request of await listAsking(db, sql`slot.start_at > ${now.toISOString()}::timestamptz`)) {
    if (peopleDue(request, now) === 0 || (await listAskable(db, request)).length === 0) continue;
    await write(async (tx, changes, enqueue) => {
      const held = await holdSwap(tx, request.id);
      const [asking] = await listAsking(tx, sql`request.id = ${request.id}`);
      if (asking === undefined || statusAt(held, now) !== "OPEN") return;
      const slot = await readSwapSlot(tx, asking.assignment);
      const invited = await invitePeople(
        tx,
        { ...asking, slot },
        { enqueue, site: environment.publicUrl, now },
      );
      if (invited > 0) await stateSwap(tx, changes, { event: "swap-asked-further", ...held });
    });
  }
}

type Row = Pick<AskingSwap, "id" | "assignment" | "requesterId" | "team" | "waiting"> & {
  start: string;
  createdAt: string;
};

/** The open requests of people who come for a team, by the start of their slots. */
async function listAsking(db: Queryable, which: SQL): Promise<AskingSwap[]> {
  const result = await db.execute(sql`
    select request.id, request.requester_id as "requesterId", own.team_code as team,
      json_build_object('taskId', slot.task_id, 'mobilizationId', slot.mobilization_id, 'assignmentId', slot.id)
        as assignment,
      iso_instant(slot.start_at) as start, iso_instant(request.created_at) as "createdAt",
      (select count(*)::int from swap_invitations asked
        where asked.request_id = request.id and asked.declined_at is null) as waiting
    from swap_requests request
    join assignments slot on slot.task_id = request.task_id and slot.mobilization_id = request.mobilization_id
      and slot.id = request.assignment_id
    join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    join assignees own on own.task_id = slot.task_id and own.mobilization_id = slot.mobilization_id
      and own.assignment_id = slot.id and own.user_id = request.requester_id and own.team_code is not null
    where request.status = 'OPEN' and ${which}
    order by slot.start_at, request.created_at`);
  return rowsOf<Row>(result).map(({ start, createdAt, ...row }) => ({
    ...row,
    start: new Date(start),
    createdAt: new Date(createdAt),
  }));
}
