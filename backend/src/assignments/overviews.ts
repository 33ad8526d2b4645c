import {
  organiserNeeds,
  type Presence,
  type Request,
} from "@coulisses/shared-domain/assignment/organiser-needs";
import type {
  AnsweredOrganiserNeed,
  NearestSlot,
  TimelineActivity,
} from "@coulisses/shared-domain/contract/assignment/overviews";
import { createPeriod, type Period } from "@coulisses/shared-domain/time/period";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { bounds, identityWith } from "../festival-events/sql-fragments";
import { teamOrder } from "../teams/queries";

type Stored = { start: string; end: string };
type StoredRequest = Omit<Request, keyof Period> & Stored;
type StoredPresence = { id: number; availabilities: Stored[]; busy: Stored[] };

/** §9: the organisers that `teams` need and have; of all teams when none is given. Two queries. */
export async function readOrganiserNeeds(
  db: Queryable,
  window: Period,
  teams: readonly string[],
): Promise<AnsweredOrganiserNeed[]> {
  const codes = sql`(select value from json_array_elements_text(${JSON.stringify(teams)}::json))`;
  const wanted = (team: SQL) => (teams.length === 0 ? sql`true` : sql`${team} in ${codes}`);
  const isMember = (user: SQL) =>
    teams.length === 0
      ? sql`true`
      : sql`exists (select from user_teams membership where membership.user_id = ${user} and membership.team_code in ${codes})`;
  const inWindow = (row: string) =>
    sql`${sql.raw(row)}.start_at < ${window.end.toISOString()}::timestamptz
      and ${sql.raw(row)}.end_at > ${window.start.toISOString()}::timestamptz`;
  const requests = await db.execute(sql`
    select json_build_object(${sql.raw(bounds("m"))}, 'task', json_build_object('id', task.id, 'name', task.name),
      'count', coalesce((select sum(demand.count)::int from festival_task_mobilization_teams demand
        where demand.task_id = m.task_id and demand.mobilization_id = m.id and ${wanted(sql`demand.team_code`)}), 0),
      'named', (select coalesce(json_agg(someone.id), '[]') from festival_task_mobilization_volunteers named
        join users someone on someone.id = named.user_id and someone.deleted_at is null
        where named.task_id = m.task_id and named.mobilization_id = m.id and ${isMember(sql`someone.id`)})) as body
    from festival_task_mobilizations m
    join festival_tasks task on task.id = m.task_id and task.deleted_at is null
    where ${inWindow("m")}
    order by task.id, m.start_at`);
  const presences = await db.execute(sql`
    with free as (
      select one.user_id, json_agg(json_build_object(${sql.raw(bounds("one"))})) as list
      from availabilities one where ${inWindow("one")} group by one.user_id),
    taken as (
      select one.user_id, one.start_at, one.end_at from assignees one where ${inWindow("one")}
      union all
      select named.user_id, m.start_at, m.end_at from festival_task_mobilization_volunteers named
      join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
      join festival_tasks task on task.id = m.task_id and task.deleted_at is null and task.status <> 'READY_TO_ASSIGN'
      where ${inWindow("m")}),
    busy as (
      select one.user_id, json_agg(json_build_object(${sql.raw(bounds("one"))})) as list from taken one group by one.user_id)
    select json_build_object('id', someone.id, 'availabilities', coalesce(free.list, '[]'),
      'busy', coalesce(busy.list, '[]')) as body
    from users someone
    left join free on free.user_id = someone.id
    left join busy on busy.user_id = someone.id
    where someone.deleted_at is null and (free.user_id is not null or busy.user_id is not null)
      and ${isMember(sql`someone.id`)}`);
  const needs = organiserNeeds(window, {
    requests: rowsOf<{ body: StoredRequest }>(requests).map(({ body }): Request => ({
      ...body,
      ...createPeriod(body),
    })),
    people: rowsOf<{ body: StoredPresence }>(presences).map(({ body }): Presence => ({
      id: body.id,
      availabilities: body.availabilities.map(createPeriod),
      busy: body.busy.map(createPeriod),
    })),
  });
  return needs.map(({ start, end, ...need }) => ({
    ...need,
    start: start.toISOString(),
    end: end.toISOString(),
  }));
}

/** §8: the tasks and slots in the window, activity by activity, without deleted ones. One query. */
export async function readTimeline(db: Queryable, { start, end }: Period): Promise<TimelineActivity[]> {
  const overlapping = (row: string) =>
    sql`${sql.raw(row)}.start_at < ${end.toISOString()}::timestamptz
      and ${sql.raw(row)}.end_at > ${start.toISOString()}::timestamptz`;
  const result = await db.execute(sql`
    with slots as (
      select slot.* from assignments slot where ${overlapping("slot")}),
    gathered as (
      select membership.user_id, json_agg(team.code order by ${sql.raw(teamOrder)}) as codes
      from user_teams membership join teams team on team.code = membership.team_code group by membership.user_id),
    comers as (
      select one.task_id, one.mobilization_id, one.assignment_id, json_agg(
        (${sql.raw(identityWith("someone", "'phone', someone.phone, 'teams', coalesce(gathered.codes, '[]')"))}::jsonb
          || case when one.team_code is null then '{}'::jsonb else jsonb_build_object('as', one.team_code) end)
        order by someone.firstname, someone.lastname, someone.id) as list
      from assignees one join users someone on someone.id = one.user_id and someone.deleted_at is null
      left join gathered on gathered.user_id = someone.id
      where ${overlapping("one")}
      group by one.task_id, one.mobilization_id, one.assignment_id),
    staffed as (
      select slots.task_id, slots.mobilization_id, json_agg(json_build_object('id', slots.id, ${sql.raw(bounds("slots"))},
        'assignees', coalesce(comers.list, '[]')) order by slots.start_at, slots.end_at) as list
      from slots left join comers on comers.task_id = slots.task_id
        and comers.mobilization_id = slots.mobilization_id and comers.assignment_id = slots.id
      group by slots.task_id, slots.mobilization_id),
    wanted as (
      select demand.task_id, demand.mobilization_id, json_agg(json_build_object('team', demand.team_code,
        'demand', demand.count) order by demand.rank) as list
      from staffed join festival_task_mobilization_teams demand using (task_id, mobilization_id)
      group by demand.task_id, demand.mobilization_id),
    mobilized as (
      select m.task_id, json_agg(json_build_object('id', m.id, ${sql.raw(bounds("m"))},
        'demands', coalesce(wanted.list, '[]'), 'assignments', staffed.list) order by m.start_at, m.end_at) as list
      from staffed join festival_task_mobilizations m on m.task_id = staffed.task_id and m.id = staffed.mobilization_id
      left join wanted on wanted.task_id = m.task_id and wanted.mobilization_id = m.id
      group by m.task_id)
    select json_build_object(
      'activity', json_build_object('id', fa.id, 'name', fa.name, 'team', fa.team_code),
      'tasks', json_agg(json_build_object('id', task.id, 'name', task.name, 'appointment', place.name,
        'topPriority', coalesce(task.top_priority, false), 'mobilizations', mobilized.list) order by task.id)) as body
    from mobilized join festival_tasks task on task.id = mobilized.task_id and task.deleted_at is null and task.archived_at is null
    join festival_activities fa on fa.id = task.festival_activity_id and fa.deleted_at is null
    left join locations place on place.id = task.appointment_id
    group by fa.id order by fa.id`);
  return rowsOf<{ body: TimelineActivity }>(result).map(({ body }) => body);
}

/**
 * The slot of the timeline that starts at `from` or next after it; the last one before when there is none.
 */
export async function readNearestSlot(db: Queryable, from: string): Promise<NearestSlot> {
  const result = await db.execute(sql`
    with starts as (
      select slot.start_at from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null and task.archived_at is null
      join festival_activities fa on fa.id = task.festival_activity_id and fa.deleted_at is null)
    select json_build_object('start', coalesce(
      (select min(start_at) from starts where start_at >= ${from}::timestamptz),
      (select max(start_at) from starts))) as body`);
  const start = rowsOf<{ body: NearestSlot }>(result)[0]?.body.start ?? null;
  return { start: start === null ? null : new Date(start).toISOString() };
}
