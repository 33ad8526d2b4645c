import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import type { AssignmentIdentifier } from "@coulisses/shared-domain/assignment/assignment";
import type {
  AssignableVolunteer,
  VolunteerForAssignment,
  VolunteerStats,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { assignedTo, countedMembers, friendships, totalMs } from "./sql";
import { bounds } from "../festival-events/sql-fragments";
import { restChecker } from "./rest-rules";
import { isThatSlot } from "./slot";

/** What the lists of those who assign show of `someone`; the joins are those of `aboutEverybody`. */
const personJson = sql.raw(`${identityFields("someone")},
  'charisma', coalesce(earned.points, 0), 'comment', someone.comment, 'note', someone.note,
  'teams', coalesce(gathered.codes, '[]'), 'assignmentPreference', coalesce(preference.assignment, 'NO_PREF')`);

/** Gathered once for all: asked person by person, it takes longer than all the rest. */
const aboutEverybody = sql.raw(`
  left join earned_charisma earned on earned.user_id = someone.id
  left join preferences preference on preference.user_id = someone.id
  left join (select membership.user_id, json_agg(team.code order by team.name) as codes
    from user_teams membership join teams team on team.code = membership.team_code
    group by membership.user_id) gathered on gathered.user_id = someone.id`);

type Stored = { start: string; end: string };

/** §5.3: who can come to a slot, by charisma, the least first. Throws `not-found`. */
export async function listPeopleForSlot(
  db: Queryable,
  slot: AssignmentIdentifier,
): Promise<AssignableVolunteer[]> {
  const result = await db.execute(sql`
    with slot as materialized (
      select slot.*, task.category from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
      where ${isThatSlot(slot)}),
    missing as (
      select demand.team_code from slot join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      where ${assignedTo("slot", "demand")} < demand.count),
    assignable as materialized (
      select someone.id from slot, users someone
      where someone.deleted_at is null
        and someone.id in (select member.user_id from ${countedMembers} member
          where member.team_code in (select team_code from missing))
        and exists (select from availabilities free where free.user_id = someone.id
          and free.start_at <= slot.start_at and free.end_at >= slot.end_at)
        and not exists (select from assignees one where one.user_id = someone.id
          and one.start_at < slot.end_at and one.end_at > slot.start_at)
        and not exists (select from break_periods pause where pause.volunteer_id = someone.id
          and pause.start_at < slot.end_at and pause.end_at > slot.start_at)),
    friendship as materialized (
      select friendship.* from ${friendships} friendship join assignable on assignable.id = friendship.user_id),
    befriended as (
      select friendship.user_id,
        bool_or(friendship.friend_id in (select one.user_id from assignees one, slot
          where one.task_id = slot.task_id and one.mobilization_id = slot.mobilization_id
            and one.assignment_id = slot.id)) as on_slot,
        coalesce(json_agg(friendship.friend_id order by friendship.friend_id)
          filter (where friendship.friend_id in (select id from assignable)), '[]') as free
      from friendship group by friendship.user_id),
    worked as (
      select own.user_id, ${totalMs("own")} as total,
        coalesce(sum(extract(epoch from own.end_at - own.start_at) * 1000)
          filter (where task.category is not distinct from slot.category), 0)::bigint::float8 as alike
      from slot, assignees own join festival_tasks task on task.id = own.task_id
      where own.user_id in (select id from assignable)
      group by own.user_id),
    requested as (
      select distinct named.user_id from slot, festival_task_mobilization_volunteers named
      join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
      join festival_tasks task on task.id = named.task_id and task.deleted_at is null
        and task.status <> 'READY_TO_ASSIGN'
      where m.start_at < slot.end_at and m.end_at > slot.start_at)
    select (select json_build_object(${sql.raw(bounds("slot"))}) from slot) as period, (
      select coalesce(json_agg(json_build_object(${personJson},
        'totalAssignmentDuration', coalesce(worked.total, 0),
        'assignmentDuration', coalesce(worked.alike, 0),
        'isRequestedOnSamePeriod', someone.id in (select user_id from requested),
        'hasFriendAssigned', coalesce(befriended.on_slot, false),
        'hasAtLeastOneFriend', befriended.user_id is not null,
        'assignableFriendsIds', coalesce(befriended.free, '[]'))
        order by coalesce(earned.points, 0), someone.id), '[]')
      from assignable join users someone on someone.id = assignable.id
      ${aboutEverybody}
      left join befriended on befriended.user_id = someone.id
      left join worked on worked.user_id = someone.id) as body`);
  const [row] = rowsOf<{ period: Stored | null; body: Omit<AssignableVolunteer, "restProblems">[] }>(result);
  const period = row?.period;
  if (!period) throw slotNotFound();
  const restOf = await restChecker(db, row.body);
  return row.body.map((person) => ({ ...person, restProblems: restOf(person, period) }));
}

/** §5.4: members of the festival who have said when they can come, by charisma, the most first. */
export async function listVolunteersToAssign(db: Queryable): Promise<VolunteerForAssignment[]> {
  const result = await db.execute(sql`
    select coalesce(json_agg(json_build_object(${personJson},
      'assignmentDuration', coalesce(worked.total, 0),
      'hasAtLeastOneFriend', someone.id in (select user_id from ${friendships} friendship))
      order by coalesce(earned.points, 0) desc, someone.id), '[]') as body
    from users someone
    ${aboutEverybody}
    left join (select own.user_id, ${totalMs("own")} as total from assignees own group by own.user_id) worked
      on worked.user_id = someone.id
    where someone.deleted_at is null
      and someone.id in (select user_id from availabilities)
      and someone.id in (select user_id from user_teams where team_code = 'benevole')`);
  return rowsOf<{ body: VolunteerForAssignment[] }>(result)[0]?.body ?? [];
}

/** §5.5: how long everybody who can be assigned works, for each category of task; those without a slot have none. */
export async function listStatistics(db: Queryable): Promise<VolunteerStats[]> {
  const result = await db.execute(sql`
    with worked as (
      select own.user_id, task.category, ${totalMs("own")} as duration
      from assignees own join festival_tasks task on task.id = own.task_id and task.deleted_at is null
      group by own.user_id, task.category),
    able as (
      select distinct membership.user_id from user_teams membership
      join team_permissions grants on grants.team_code = membership.team_code
      join permissions permission on permission.id = grants.permission_id
      where permission.name = 'be-affected')
    select coalesce(json_agg(json_build_object(${sql.raw(identityFields("someone"))},
      'charisma', coalesce(earned.points, 0), 'stats', coalesce(own.stats, '[]')) order by someone.id), '[]') as body
    from able join users someone on someone.id = able.user_id and someone.deleted_at is null
    left join earned_charisma earned on earned.user_id = someone.id
    left join (select user_id, json_agg(json_build_object('category', category, 'duration', duration)
      order by category) as stats from worked group by user_id) own on own.user_id = someone.id
    where someone.id in (select user_id from availabilities)`);
  return rowsOf<{ body: VolunteerStats[] }>(result)[0]?.body ?? [];
}
