import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Connection, PreparedQuery } from "../database/database";
import { bounds } from "../festival-events/sql-fragments";
import {
  aboutEverybody,
  assignedTo,
  countedMembers,
  friendships,
  isFreeFor,
  personJson,
  totalMs,
} from "./fragments";
import { restChecker } from "./rest-rules";

type Stored = { start: string; end: string };
type Described = Omit<AssignableVolunteer, "restProblems">;
type Wanted = Stored & { category: string | null; ids: number[] };

/** §5.3: who can come to a slot, by charisma, the least first. Throws `not-found`. */
export async function listPeopleForSlot(
  { db, runPrepared }: Connection,
  { taskId, mobilizationId, assignmentId }: AssignmentIdentifier,
): Promise<AssignableVolunteer[]> {
  const slot = [taskId, mobilizationId, assignmentId];
  const [found] = await runPrepared<{ body: Wanted }>(assignableQuery, slot);
  if (found === undefined) throw slotNotFound();
  const { ids, category, start, end } = found.body;
  if (ids.length === 0) return [];
  const values = [`{${ids.join()}}`, ...slot, category ?? "", start, end];
  const [people] = await runPrepared<{ body: Described[] }>(describeQuery, values);
  const restOf = await restChecker(db, people?.body ?? []);
  return (people?.body ?? []).map((person) => ({ ...person, restProblems: restOf(person, found.body) }));
}

/** When the slot is, and who can come to it, in no order. */
const assignableQuery: PreparedQuery = {
  name: "assignable-people",
  text: `
    with slot as materialized (
      select slot.*, task.category from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
      where slot.task_id = $1 and slot.mobilization_id = $2 and slot.id = $3),
    missing as (
      select demand.team_code from slot join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      where ${assignedTo("slot", "demand")} < demand.count)
    select json_build_object(${bounds("slot")}, 'category', slot.category, 'ids', (
      select coalesce(json_agg(someone.id), '[]') from users someone
      where someone.deleted_at is null
        and someone.id in (select member.user_id from ${countedMembers} member
          where member.team_code in (select team_code from missing))
        and ${isFreeFor("someone", "slot")})) as body
    from slot`,
};

/** What the list shows of them. A query of its own: the planner sees how many they are, and reads all else once. */
const describeQuery: PreparedQuery = {
  name: "described-assignable-people",
  text: `
    with friendship as materialized (
      select friendship.* from ${friendships} friendship where friendship.user_id = any($1::int[])),
    befriended as (
      select friendship.user_id,
        bool_or(friendship.friend_id in (select slot.user_id from assignees slot where slot.task_id = $2
          and slot.mobilization_id = $3 and slot.assignment_id = $4)) as on_slot,
        coalesce(json_agg(friendship.friend_id order by friendship.friend_id)
          filter (where friendship.friend_id = any($1::int[])), '[]') as free
      from friendship group by friendship.user_id),
    worked as (
      select own.user_id, ${totalMs("own")} as total,
        coalesce(sum(extract(epoch from own.end_at - own.start_at) * 1000)
          filter (where coalesce(task.category, '') = $5), 0)::bigint::float8 as alike
      from assignees own join festival_tasks task on task.id = own.task_id
      group by own.user_id),
    requested as (
      select distinct named.user_id from festival_task_mobilization_volunteers named
      join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
      join festival_tasks task on task.id = named.task_id and task.deleted_at is null
        and task.status <> 'READY_TO_ASSIGN'
      where m.start_at < $7::timestamptz and m.end_at > $6::timestamptz)
    select coalesce(json_agg(json_build_object(${personJson},
      'totalAssignmentDuration', coalesce(worked.total, 0),
      'assignmentDuration', coalesce(worked.alike, 0),
      'isRequestedOnSamePeriod', someone.id in (select user_id from requested),
      'hasFriendAssigned', coalesce(befriended.on_slot, false),
      'hasAtLeastOneFriend', befriended.user_id is not null,
      'assignableFriendsIds', coalesce(befriended.free, '[]'))
      order by coalesce(earned.points, 0), someone.id), '[]') as body
    from users someone
    ${aboutEverybody}
    left join befriended on befriended.user_id = someone.id
    left join worked on worked.user_id = someone.id
    where someone.id = any($1::int[])`,
};
