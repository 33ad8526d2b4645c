import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { invitation, type SwapSlot } from "@coulisses/shared-domain/reminder/swap-reminders";
import { type Askable, peopleToAsk } from "@coulisses/shared-domain/swap/swap-waves";
import { sql } from "drizzle-orm";
import { restChecker } from "../assignments/rest-rules";
import { isThatSlot } from "../assignments/slot";
import { countedMembers, isFreeFor } from "../assignments/sql";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { swapInvitations } from "../database/schema/swaps";
import type { Enqueue } from "../jobs/job-kinds";
import { enqueueReminders } from "../planning/reminders/send-reminders";

/** An open request, and how far it has asked. */
export type AskingSwap = {
  id: string;
  assignment: SlotIdentifier;
  requesterId: number;
  /** The team that the requester comes for. */
  team: string;
  start: Date;
  createdAt: Date;
  /** The number of people asked so far who have not declined. */
  waiting: number;
};
type Surroundings = { enqueue: Enqueue; site: string; now: Date };

/** SW-11: invites those whose turn it is, and tells them. Answers their number. */
export async function invitePeople(
  tx: Transaction,
  { slot, ...request }: AskingSwap & { slot: SwapSlot },
  { enqueue, site, now }: Surroundings,
): Promise<number> {
  const people = peopleToAsk(await listAskable(tx, request), request, now);
  if (people.length === 0) return 0;
  const { id, assignment, requesterId } = request;
  await tx.insert(swapInvitations).values(people.map((userId) => ({ requestId: id, userId })));
  // Of this place, not of this request: repeated requests tell no one twice.
  const place = [requesterId, ...Object.values(assignment)].join(" ");
  const reminder = invitation({ id: place, slot, site });
  await enqueueReminders(
    tx,
    enqueue,
    people.map((volunteerId) => ({ ...reminder, volunteerId })),
  );
  return people.length;
}

/**
 * SW-3: the people who could be assigned to the place without breaking a rest rule, and whom this request has not
 * asked. A place that was asked for again counts once.
 */
export async function listAskable(
  db: Queryable,
  { id, assignment, requesterId, team }: AskingSwap,
): Promise<Askable[]> {
  const result = await db.execute(sql`
    select ${sql.raw(`json_build_object(${identityFields("someone")},
        'teams', (select coalesce(json_agg(team_code), '[]') from user_teams where user_id = someone.id))`)} as person,
      iso_instant(slot.start_at) as start, iso_instant(slot.end_at) as "end",
      (select count(distinct (earlier.requester_id, earlier.task_id, earlier.mobilization_id, earlier.assignment_id))::int
        from swap_invitations asked join swap_requests earlier on earlier.id = asked.request_id
        where asked.user_id = someone.id) as "timesAsked",
      (select coalesce(sum(extract(epoch from own.end_at - own.start_at)) * 1000, 0)::float8
        from assignees own where own.user_id = someone.id) as work
    from assignments slot, users someone
    where ${isThatSlot(assignment)} and someone.deleted_at is null and someone.id <> ${requesterId}
      and someone.id in (select member.user_id from ${countedMembers} member where member.team_code = ${team})
      and not exists (select from swap_invitations known
        where known.request_id = ${id} and known.user_id = someone.id)
      and ${isFreeFor("someone", "slot")}
    order by someone.id`);
  type Row = Pick<Askable, "timesAsked" | "work"> & {
    person: UserIdentity & { teams: string[] };
    start: string;
    end: string;
  };
  const found = rowsOf<Row>(result);
  const restOf = await restChecker(
    db,
    found.map(({ person }) => person),
  );
  return found
    .filter(({ person, ...slot }) => restOf(person, slot).length === 0)
    .map(({ person, timesAsked, work }) => ({ id: person.id, timesAsked, work }));
}
