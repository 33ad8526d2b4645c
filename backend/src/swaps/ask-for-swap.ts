import { randomUUID } from "node:crypto";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import { personNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { SwapSlot } from "@coulisses/shared-domain/reminder/swap-reminders";
import { alreadyRequested, requestSwap } from "@coulisses/shared-domain/swap/swap";
import { sql } from "drizzle-orm";
import { lockSlot } from "../assignments/check-assignments";
import { isThatSlot } from "../assignments/slot";
import type { Changes } from "../changes/change";
import { festivalConfiguration } from "../configuration/festival-configuration";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identity } from "../database/identity";
import { swapRequests } from "../database/schema/swaps";
import { identityWith } from "../festival-events/sql-fragments";
import type { Enqueue } from "../jobs/job-kinds";
import { stateSwap } from "./held-swap";
import { invitePeople } from "./invite-people";
import { readSwapRules } from "./read-swaps";

type Request = {
  assignment: SlotIdentifier;
  reason: string;
  requesterId: number;
  /** SW-10: the manager who asks for the requester; absent when they ask themselves. */
  managerId?: number;
};
type Surroundings = { changes: Changes; enqueue: Enqueue; site: string; now: Date };

/** SW-1, SW-2: makes a request, and tells the first of those who could come (SW-11). Answers its id. Throws `not-found`. */
export async function askForSwap(
  tx: Transaction,
  { assignment, reason, requesterId, managerId }: Request,
  { changes, enqueue, site, now }: Surroundings,
): Promise<string> {
  await lockSlot(tx, assignment);
  const { slot, requester, ...requested } = await readRequested(tx, assignment, requesterId);
  if (requester === null) throw personNotFound(requesterId);
  const person = managerId === undefined ? undefined : requester;
  const { humainEmail: email } = await festivalConfiguration(tx);
  const team = requestSwap({ ...requested, person, start: slot.start, email }, await readSwapRules(tx), now);
  const id = randomUUID();
  const request = { id, requesterId, ...assignment, reason, createdAt: now };
  const inserted = await tx.insert(swapRequests).values(request).onConflictDoNothing().returning();
  if (inserted.length === 0) throw alreadyRequested(person);
  const asking = { id, assignment, requesterId, team, start: slot.start, createdAt: now, waiting: 0 };
  await invitePeople(tx, { ...asking, slot }, { enqueue, site, now });
  await stateSwap(tx, changes, { event: "swap-requested", by: managerId ?? requesterId, id, requesterId });
  return id;
}

/** The slot as messages tell of it. Throws `not-found`. */
export async function readSwapSlot(tx: Transaction, assignment: SlotIdentifier): Promise<SwapSlot> {
  return (await readRequested(tx, assignment, 0)).slot;
}

type Requested = {
  task: string;
  place: string | null;
  start: string;
  end: string;
  comes: boolean;
  team: string | null;
  requester: UserIdentity | null;
  contacts: (UserIdentity & { phone: string })[];
};

async function readRequested(tx: Transaction, assignment: SlotIdentifier, requesterId: number) {
  const result = await tx.execute(sql`
    select task.name as task, place.name as place, iso_instant(slot.start_at) as start, iso_instant(slot.end_at) as "end",
      own.user_id is not null as comes, own.team_code as team,
      (select ${sql.raw(identity("someone"))} from users someone
        where someone.id = ${requesterId} and someone.deleted_at is null) as requester,
      (select coalesce(json_agg(${sql.raw(identityWith("someone", "'phone', someone.phone"))} order by contact.rank), '[]')
        from festival_task_contacts contact join users someone on someone.id = contact.user_id
        where contact.task_id = task.id and someone.deleted_at is null) as contacts
    from assignments slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    left join locations place on place.id = task.appointment_id
    left join assignees own on own.task_id = slot.task_id and own.mobilization_id = slot.mobilization_id
      and own.assignment_id = slot.id and own.user_id = ${requesterId}
    where ${isThatSlot(assignment)}`);
  const [row] = rowsOf<Requested>(result);
  if (row === undefined) throw slotNotFound();
  const { task, place, comes, team, requester, contacts, start, end } = row;
  const slot: SwapSlot = { task, place, start: new Date(start), end: new Date(end) };
  return { slot, requester, contacts, ...(comes && { as: team }) };
}
