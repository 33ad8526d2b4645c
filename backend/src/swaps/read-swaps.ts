import type {
  ManagedSwap,
  OwnSwap,
  OwnSwaps,
  SwapInvitation,
  UnderstaffedSlot,
} from "@coulisses/shared-domain/contract/assignment/swaps";
import { statusAt, swapNotFound, type SwapStatus } from "@coulisses/shared-domain/swap/swap";
import { defaultSwapRules, SWAP_RULES_KEY, type SwapRules } from "@coulisses/shared-domain/swap/swap-rules";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { type SQL, sql } from "drizzle-orm";
import { assignedTo, isFreeFor, slotJson } from "../assignments/sql";
import { configuredValue } from "../configuration/festival-configuration";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identity, identityOrNull } from "../database/identity";

/** The most settled requests in the managers' list. */
const SETTLED_LISTED = 200;

/** The configured swap rules, or the defaults. */
export async function readSwapRules(db: Queryable): Promise<SwapRules> {
  const rules = await configuredValue(db, SWAP_RULES_KEY);
  return (rules as SwapRules | undefined) ?? defaultSwapRules;
}

const common = sql`'id', request.id, 'status', request.status, ${slotJson("slot")},
  'name', task.name, 'place', place.name`;
const requests = sql`swap_requests request
  join assignments slot on slot.task_id = request.task_id and slot.mobilization_id = request.mobilization_id
    and slot.id = request.assignment_id
  join festival_tasks task on task.id = request.task_id and task.deleted_at is null
  left join locations place on place.id = task.appointment_id
  join users requester on requester.id = request.requester_id
  left join users taker on taker.id = request.taker_id`;
const ofRequester = sql`${common}, 'reason', request.reason, 'answer', request.answer,
  'taker', ${sql.raw(identityOrNull("taker"))}`;

/** SW-8: the rows' `body`, with expired requests as of this instant. */
async function bodiesOf<Row extends { status: SwapStatus; start: string }>(
  db: Queryable,
  query: SQL,
  now: Date,
): Promise<Row[]> {
  return rowsOf<{ body: Row }>(await db.execute(query)).map(({ body }) => ({
    ...body,
    status: statusAt({ status: body.status, start: new Date(body.start) }, now),
  }));
}

const isToCome = (now: Date) => sql`slot.start_at > ${now.toISOString()}::timestamptz`;

/** The last request of this person for each slot to come, by date. */
export function listRequestsOf(db: Queryable, userId: number, now: Date): Promise<OwnSwap[]> {
  const query = sql`
    select found.body from (
      select distinct on (request.task_id, request.mobilization_id, request.assignment_id)
        json_build_object(${ofRequester}) as body, slot.start_at
      from ${requests} where request.requester_id = ${userId} and ${isToCome(now)}
      order by request.task_id, request.mobilization_id, request.assignment_id, request.created_at desc) found
    order by found.start_at`;
  return bodiesOf<OwnSwap>(db, query, now);
}

/** The requests and invitations of this person, of slots to come. */
export async function listOwnSwaps(db: Queryable, userId: number, now: Date): Promise<OwnSwaps> {
  const invitations = sql`
    select json_build_object(${common}, 'requester', ${sql.raw(identity("requester"))},
      'isTaker', request.taker_id is not distinct from invitation.user_id) as body
    from ${requests}
    join swap_invitations invitation on invitation.request_id = request.id
    join users someone on someone.id = invitation.user_id
    where invitation.user_id = ${userId} and ${isToCome(now)} and (
      (request.status = 'TAKEN' and request.taker_id = invitation.user_id)
      or (request.status = 'OPEN' and invitation.declined_at is null and ${isFreeFor("someone", "slot")}))
    order by slot.start_at, request.created_at`;
  return {
    requests: await listRequestsOf(db, userId, now),
    invitations: await bodiesOf<SwapInvitation>(db, invitations, now),
  };
}

const managed = sql`select json_build_object(${ofRequester},
    'requester', ${sql.raw(identity("requester"))},
    'createdAt', iso_instant(request.created_at), 'takenAt', iso_instant(request.taken_at),
    'decidedAt', iso_instant(request.decided_at), 'decidedBy', ${sql.raw(identityOrNull("decider"))},
    'team', (select one.team_code from assignees one where one.task_id = slot.task_id
      and one.mobilization_id = slot.mobilization_id and one.assignment_id = slot.id
      and one.user_id = case when request.status = 'APPROVED' then request.taker_id else request.requester_id end),
    'invited', (select count(*)::int from swap_invitations one where one.request_id = request.id),
    'declined', (select count(declined_at)::int from swap_invitations one where one.request_id = request.id)) as body
  from ${requests} left join users decider on decider.id = request.decided_by`;

/**
 * Requests that wait for a manager, then those that wait for a taker, each by date; then settled ones, the
 * latest first.
 */
export async function listSwaps(db: Queryable, now: Date): Promise<ManagedSwap[]> {
  const pending = sql`request.status in ('OPEN', 'TAKEN') and ${isToCome(now)}`;
  const waiting = await bodiesOf<ManagedSwap>(
    db,
    sql`${managed} where ${pending} order by request.status desc, slot.start_at, request.created_at`,
    now,
  );
  const settled = await bodiesOf<ManagedSwap>(
    db,
    sql`${managed} where not (${pending})
      order by coalesce(request.decided_at, request.created_at) desc limit ${SETTLED_LISTED}`,
    now,
  );
  return [...waiting, ...settled];
}

/** One of them. Throws `not-found`. */
export async function readSwap(db: Queryable, id: string, now: Date): Promise<ManagedSwap> {
  const [swap] = await bodiesOf<ManagedSwap>(db, sql`${managed} where request.id = ${id}`, now);
  if (swap === undefined) throw swapNotFound();
  return swap;
}

/** The number of requests that wait for a manager. */
export async function countTaken(db: Queryable, now: Date): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from ${requests}
    where request.status = 'TAKEN' and ${isToCome(now)}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

/** Slots that run, or begin too soon for a swap, and that lack people. */
export async function listUnderstaffed(db: Queryable, now: Date): Promise<UnderstaffedSlot[]> {
  const { cutOffHours } = await readSwapRules(db);
  const until = new Date(now.getTime() + ofHours(cutOffHours));
  const result = await db.execute(sql`
    select json_build_object(${slotJson("slot")}, 'name', task.name, 'place', place.name,
      'missing', lacking.missing) as body
    from assignments slot
    join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    left join locations place on place.id = task.appointment_id
    join lateral (
      select json_agg(json_build_object('team', demand.team_code, 'count', demand.count - ${assignedTo("slot", "demand")})
        order by demand.rank) as missing
      from festival_task_mobilization_teams demand
      where demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
        and demand.count > ${assignedTo("slot", "demand")}) lacking on lacking.missing is not null
    where slot.end_at > ${now.toISOString()}::timestamptz and slot.start_at <= ${until.toISOString()}::timestamptz
    order by slot.start_at, slot.task_id, slot.id`);
  return rowsOf<{ body: UnderstaffedSlot }>(result).map(({ body }) => body);
}
