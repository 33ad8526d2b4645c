import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { Connection, PreparedQuery } from "../database/database";
import { bounds } from "../festival-events/sql-fragments";
import {
  volunteerJoins,
  assignedTo,
  friendships,
  personColumns,
  restJson,
  totalMs,
  withImpliedTeams,
} from "./fragments";
import { type Rest, restCheckerOf } from "./rest-rules";

type Wanted = { start: string; end: string; category: string | null; ids: number[] };
type Described = { people: Omit<AssignableVolunteer, "restProblems">[]; rest: Rest };

/** §5.3: the people for a slot, least charisma first. Throws `not-found`. */
export async function listPeopleForSlot(
  { runPrepared }: Connection,
  { taskId, mobilizationId, assignmentId }: SlotIdentifier,
): Promise<AssignableVolunteer[]> {
  const slot = [taskId, mobilizationId, assignmentId];
  const [found] = await runPrepared<{ body: Wanted }>(assignableQuery, slot);
  if (found === undefined) throw slotNotFound();
  const { ids, category, start, end } = found.body;
  if (ids.length === 0) return [];
  const values = [`{${ids.join()}}`, ...slot, category ?? "", start, end];
  const [described] = await runPrepared<Described>(describeQuery, values);
  if (described === undefined) return [];
  const restOf = restCheckerOf(described.rest);
  const period = createPeriod({ start, end });
  return described.people.map((person) => ({ ...person, restProblems: restOf(person, period) }));
}

/**
 * The slot's bounds, and the people who can come, unordered. Overlaps are read once for all, not person by
 * person.
 */
const assignableQuery: PreparedQuery = {
  name: "assignable-people",
  text: `
    with slot as materialized (
      select slot.*, task.category from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
      where slot.task_id = $1 and slot.mobilization_id = $2 and slot.id = $3),
    missing as materialized (
      select demand.team_code from slot join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      where ${assignedTo("slot", "demand")} < demand.count),
    able as materialized (
      select distinct user_id from user_teams where team_code in ${withImpliedTeams("missing")}),
    free as materialized (
      select user_id from availabilities
      where start_at <= (select start_at from slot) and end_at >= (select end_at from slot)
      except (select user_id from assignees
        where start_at < (select end_at from slot) and end_at > (select start_at from slot)
        union all select volunteer_id from break_periods
        where start_at < (select end_at from slot) and end_at > (select start_at from slot)))
    select json_build_object(${bounds("slot")}, 'category', slot.category, 'ids', (
      select coalesce(json_agg(someone.id), '[]') from users someone
      where someone.deleted_at is null
        and someone.id in (select user_id from able) and someone.id in (select user_id from free))) as body
    from slot`,
};

/**
 * Their fields in the list. A query of its own: the planner sees how many people there are, and reads the
 * rest once.
 */
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
        coalesce(date_part('epoch', sum(own.end_at - own.start_at)
          filter (where coalesce(task.category, '') = $5)) * 1000, 0) as alike
      from assignees own join festival_tasks task on task.id = own.task_id
      group by own.user_id),
    requested as (
      select distinct named.user_id from festival_task_mobilization_volunteers named
      join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
      join festival_tasks task on task.id = named.task_id and task.deleted_at is null
        and task.status <> 'READY_TO_ASSIGN'
      where m.start_at < $7::timestamptz and m.end_at > $6::timestamptz)
    select coalesce(json_agg(row_to_json(one) order by one.charisma, one.id), '[]') as people,
      ${restJson("= any($1::int[])")} as rest
    from (select ${personColumns}, coalesce(worked.total, 0) as "totalAssignmentDuration",
      coalesce(worked.alike, 0) as "assignmentDuration",
      someone.id in (select user_id from requested) as "isRequestedOnSamePeriod",
      coalesce(befriended.on_slot, false) as "hasFriendAssigned",
      befriended.user_id is not null as "hasAtLeastOneFriend",
      coalesce(befriended.free, '[]') as "assignableFriendsIds"
    from users someone
    ${volunteerJoins}
    left join befriended on befriended.user_id = someone.id
    left join worked on worked.user_id = someone.id
    where someone.id = any($1::int[])) one`,
};
