import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { PreparedQuery } from "../../database/database";
import { identityFields } from "../../database/identity";
import { bounds } from "../../festival-events/sql-fragments";

/**
 * The availabilities and assignments of many people. `which` is the condition on the row `someone` of each,
 * `more` are further fields. Each kind of thing is read once for all of them: a look-up for each person takes
 * three times as long.
 */
const plannedPeople = ({ which, order, more = "" }: { which: string; order: string; more?: string }) => `
with chosen as (
  select someone.* from users someone
  where someone.deleted_at is null and exists (
    select from user_teams where user_id = someone.id and team_code = '${EVERYONE}') and ${which}),
memberships as (
  select user_id, json_agg(team_code order by team_code) as list
  from user_teams where user_id in (select id from chosen) group by user_id),
presences as (
  select free.user_id, json_agg(json_build_object(${bounds("free")}) order by free.start_at) as list
  from availabilities free where free.user_id in (select id from chosen) group by free.user_id),
slots as (
  select slot.user_id, json_agg(
    json_build_object('id', task.id, 'name', task.name, 'place', place.name, ${bounds("slot")},
      'mobilizationId', slot.mobilization_id, 'assignmentId', slot.assignment_id) order by slot.start_at) as list
  from assignees slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
  left join locations place on place.id = task.appointment_id
  where slot.user_id in (select id from chosen) group by slot.user_id)
select coalesce(json_agg(json_build_object(${identityFields("someone")}, ${more}
  'teams', coalesce(memberships.list, '[]'),
  'availabilities', coalesce(presences.list, '[]'),
  'assignments', coalesce(slots.list, '[]')) order by ${order}), '[]')::text as body
from chosen someone
left join memberships on memberships.user_id = someone.id
left join presences on presences.user_id = someone.id
left join slots on slots.user_id = someone.id`;

/** `$1`: ids as a PostgreSQL array. */
export const multiPlanningQuery: PreparedQuery = {
  name: "multi-planning",
  text: plannedPeople({
    which: "someone.id = any($1::int[])",
    order: "array_position($1::int[], someone.id)",
  }),
};

/** The people available from `$1` to `$2` without an assignment meanwhile. */
export const needHelpQuery: PreparedQuery = {
  name: "need-help",
  text: plannedPeople({
    more: "'phone', someone.phone,",
    order: "someone.firstname, someone.lastname, someone.id",
    which: `exists (select from availabilities free where free.user_id = someone.id
    and free.start_at <= $1::timestamptz and free.end_at >= $2::timestamptz)
  and not exists (select from assignees slot join festival_tasks task on task.id = slot.task_id
    where slot.user_id = someone.id and task.deleted_at is null
      and slot.start_at < $2::timestamptz and slot.end_at > $1::timestamptz)`,
  }),
};

/**
 * The slots between `$1` and `$2` with the names of their people and nothing else, as no session reads it.
 * People noted by check-in as elsewhere are left out, and their replacements added.
 */
export const kioskQuery: PreparedQuery = {
  name: "kiosk",
  text: `
select coalesce(json_agg(json_build_object('task', slot.task, 'place', slot.place, ${bounds("slot")},
  'people', slot.people) order by slot.start_at, slot.end_at, slot.id), '[]')::text as body
from (
  select task.id, task.name as task, place.name as place, one.start_at, one.end_at,
    json_agg(someone.firstname || coalesce(' (' || nullif(someone.nickname, '') || ')', '') || ' ' || someone.lastname
      order by someone.firstname, someone.lastname, someone.id) as people
  from (
    select slot.task_id, slot.start_at, slot.end_at,
      case last.kind when 'REPLACED' then last.replaced_by else slot.user_id end as user_id
    from assignees slot left join lateral (
      select mark.kind, mark.replaced_by from check_in_marks mark
      where mark.task_id = slot.task_id and mark.mobilization_id = slot.mobilization_id
        and mark.assignment_id = slot.assignment_id and mark.user_id = slot.user_id
      order by mark.noted_at desc, mark.id desc limit 1) last on true
    where slot.start_at < $2::timestamptz and slot.end_at > $1::timestamptz
      and (last.kind is null or last.kind not in ('ABSENT', 'LEFT'))) one
  join festival_tasks task on task.id = one.task_id and task.deleted_at is null
  join users someone on someone.id = one.user_id and someone.deleted_at is null
  left join locations place on place.id = task.appointment_id
  group by task.id, place.name, one.start_at, one.end_at) slot`,
};
