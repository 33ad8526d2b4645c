import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { msOf } from "../assignments/fragments";
import type { PreparedQuery } from "../database/database";
import { identityFields } from "../database/identity";

/** The charisma periods, and the start of the festival, as fields of a JSON object. */
export const festivalJson = `
  'festivalStart', (select value->>'start' from configurations where key = 'eventDate'),
  'charismaPeriods', (select coalesce(json_agg(json_build_object('charisma', charisma,
    'start', iso_instant(start_at), 'end', iso_instant(end_at)) order by start_at), '[]') from charisma_periods)`;

const span = (row: string) => `json_build_array(${msOf(`${row}.start_at`)}, ${msOf(`${row}.end_at`)})`;

/** When people are not free after `$1`: assigned, named by a task that is not ready, or on a break. */
export const takenTimes = `
  select user_id, start_at, end_at from assignees where end_at > $1::timestamptz
  union all
  select volunteer_id, start_at, end_at from break_periods where end_at > $1::timestamptz
  union all
  select named.user_id, m.start_at, m.end_at from festival_task_mobilization_volunteers named
  join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
  join festival_tasks task on task.id = m.task_id and task.deleted_at is null and task.archived_at is null and task.status <> 'READY_TO_ASSIGN'
  where m.end_at > $1::timestamptz`;

/**
 * All that the board of calls is made of, from `$1` on. The people are members whose address is confirmed: no mail
 * goes to another. Their times are gathered once for all.
 */
export const boardQuery: PreparedQuery = {
  name: "availability-call-board",
  text: `
    with present as (
      select task_id, mobilization_id, assignment_id, team_code, count(*)::int as assigned
      from assignees where team_code is not null and end_at > $1::timestamptz
      group by task_id, mobilization_id, assignment_id, team_code),
    lacking as (
      select slot.start_at, slot.end_at, sum(demand.count - coalesce(present.assigned, 0))::int as count
      from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null and task.archived_at is null
      join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      left join present on present.task_id = slot.task_id and present.mobilization_id = slot.mobilization_id
        and present.assignment_id = slot.id and present.team_code = demand.team_code
      where slot.end_at > $1::timestamptz and demand.count > coalesce(present.assigned, 0)
      group by slot.start_at, slot.end_at),
    given as (
      select one.user_id, json_agg(${span("one")}) as spans
      from availabilities one where one.end_at > $1::timestamptz group by one.user_id),
    busy as (
      select one.user_id, json_agg(${span("one")}) as spans from (${takenTimes}) one group by one.user_id),
    called as (
      select one.volunteer_id as user_id, json_agg(json_build_object('start', ${msOf("one.start_at")},
        'isDeclined', one.declined_at is not null)) as calls
      from availability_calls one where one.start_at > $1::timestamptz group by one.volunteer_id)
    select json_build_object(${festivalJson},
      'empty', (select coalesce(json_agg(json_build_object('span', ${span("lacking")}, 'count', count)), '[]')
        from lacking),
      'people', (select coalesce(json_agg(json_build_object(${identityFields("someone")},
          'charisma', coalesce(earned.points, 0), 'given', coalesce(given.spans, '[]'),
          'busy', coalesce(busy.spans, '[]'), 'calls', coalesce(called.calls, '[]'))
          order by someone.firstname, someone.lastname, someone.id), '[]')
        from users someone
        join user_teams membership on membership.user_id = someone.id and membership.team_code = '${EVERYONE}'
        left join earned_charisma earned on earned.user_id = someone.id
        left join given on given.user_id = someone.id
        left join busy on busy.user_id = someone.id
        left join called on called.user_id = someone.id
        where someone.deleted_at is null and someone.email_confirmed_at is not null)) as body`,
};
