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
import { assignedTo, countedMembers, friendships, isFreeFor, totalMs } from "./sql";
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
  const { ids, ...wanted } = await readAssignable(db, slot);
  const people = ids.length === 0 ? [] : await describeAssignable(db, slot, { ids, ...wanted });
  const restOf = await restChecker(db, people);
  return people.map((person) => ({ ...person, restProblems: restOf(person, wanted) }));
}

type Wanted = Stored & { category: string | null; ids: number[] };

/** When the slot is, and who can come to it, in no order. Throws `not-found`. */
async function readAssignable(db: Queryable, slot: AssignmentIdentifier): Promise<Wanted> {
  const result = await db.execute(sql`
    with slot as materialized (
      select slot.*, task.category from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
      where ${isThatSlot(slot)}),
    missing as (
      select demand.team_code from slot join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      where ${assignedTo("slot", "demand")} < demand.count)
    select json_build_object(${sql.raw(bounds("slot"))}, 'category', slot.category, 'ids', (
      select coalesce(json_agg(someone.id), '[]') from users someone
      where someone.deleted_at is null
        and someone.id in (select member.user_id from ${countedMembers} member
          where member.team_code in (select team_code from missing))
        and ${isFreeFor("someone", "slot")})) as body
    from slot`);
  const [row] = rowsOf<{ body: Wanted }>(result);
  if (row === undefined) throw slotNotFound();
  return row.body;
}

/** What the list shows of them. A query of its own: the planner sees how many they are, and reads all else once. */
async function describeAssignable(
  db: Queryable,
  slot: AssignmentIdentifier,
  { ids, category, start, end }: Wanted,
): Promise<Omit<AssignableVolunteer, "restProblems">[]> {
  const assignable = sql`any(${sql.param(`{${ids.join()}}`)}::int[])`;
  const result = await db.execute(sql`
    with friendship as materialized (
      select friendship.* from ${friendships} friendship where friendship.user_id = ${assignable}),
    befriended as (
      select friendship.user_id,
        bool_or(friendship.friend_id in (select slot.user_id from assignees slot where slot.task_id = ${slot.taskId}
          and slot.mobilization_id = ${slot.mobilizationId} and slot.assignment_id = ${slot.assignmentId})) as on_slot,
        coalesce(json_agg(friendship.friend_id order by friendship.friend_id)
          filter (where friendship.friend_id = ${assignable}), '[]') as free
      from friendship group by friendship.user_id),
    worked as (
      select own.user_id, ${totalMs("own")} as total,
        coalesce(sum(extract(epoch from own.end_at - own.start_at) * 1000)
          filter (where task.category is not distinct from ${category}), 0)::bigint::float8 as alike
      from assignees own join festival_tasks task on task.id = own.task_id
      group by own.user_id),
    requested as (
      select distinct named.user_id from festival_task_mobilization_volunteers named
      join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
      join festival_tasks task on task.id = named.task_id and task.deleted_at is null
        and task.status <> 'READY_TO_ASSIGN'
      where m.start_at < ${end}::timestamptz and m.end_at > ${start}::timestamptz)
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
    where someone.id = ${assignable}`);
  return rowsOf<{ body: Omit<AssignableVolunteer, "restProblems">[] }>(result)[0]?.body ?? [];
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
      'charisma', coalesce(earned.points, 0), 'stats', coalesce(own.stats, '[]'),
      'worked', coalesce(real.total, 0)) order by someone.id), '[]') as body
    from able join users someone on someone.id = able.user_id and someone.deleted_at is null
    left join earned_charisma earned on earned.user_id = someone.id
    left join (select user_id, json_agg(json_build_object('category', category, 'duration', duration)
      order by category) as stats from worked group by user_id) own on own.user_id = someone.id
    left join (select user_id, round(sum(worked))::bigint as total from worked_slots group by user_id) real
      on real.user_id = someone.id
    where someone.id in (select user_id from availabilities)`);
  return rowsOf<{ body: VolunteerStats[] }>(result)[0]?.body ?? [];
}
