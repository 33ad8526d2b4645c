import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { PreparedQuery } from "../database/database";
import { countedMembers, slotJson } from "./fragments";

/** Bound of the slots that lack people. */
const MOST_SLOTS = 300;

/**
 * The first slots that end after `$1` and lack people, each with the number of those who could come for one
 * of the teams that it lacks. Who is free is found once for all slots of the same hours.
 */
export const helpSlotsQuery: PreparedQuery = {
  name: "help-slots",
  text: `
with present as (
  select task_id, mobilization_id, assignment_id, team_code, count(*)::int as assigned
  from assignees where team_code is not null
  group by task_id, mobilization_id, assignment_id, team_code),
lacking as (
  select slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at,
    array_agg(demand.team_code) as codes, json_agg(json_build_object('team', demand.team_code,
      'count', demand.count - coalesce(present.assigned, 0)) order by demand.rank) as missing
  from assignments slot
  join festival_task_mobilization_teams demand
    on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
  left join present on present.task_id = slot.task_id and present.mobilization_id = slot.mobilization_id
    and present.assignment_id = slot.id and present.team_code = demand.team_code
  where slot.end_at > $1::timestamptz and demand.count > coalesce(present.assigned, 0)
  group by slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at),
slots as (
  select lacking.*, task.name, place.name as place
  from lacking
  join festival_tasks task on task.id = lacking.task_id and task.deleted_at is null and task.archived_at is null
  left join locations place on place.id = task.appointment_id
  order by lacking.start_at, lacking.task_id, lacking.id limit ${MOST_SLOTS}),
people as materialized (
  select someone.id, array_agg(member.team_code) as codes
  from users someone join ${countedMembers} member on member.user_id = someone.id
  where someone.deleted_at is null group by someone.id),
free as materialized (
  select distinct hours.start_at, hours.end_at, presence.user_id
  from (select distinct start_at, end_at from slots) hours
  join availabilities presence on presence.start_at <= hours.start_at and presence.end_at >= hours.end_at
  where not exists (select from assignees one where one.user_id = presence.user_id
    and one.start_at < hours.end_at and one.end_at > hours.start_at)),
counts as (
  select wanted.task_id, wanted.mobilization_id, wanted.id, count(*)::int as free
  from slots wanted
  join free on free.start_at = wanted.start_at and free.end_at = wanted.end_at
  join people someone on someone.id = free.user_id
    and '${EVERYONE}' = any(someone.codes) and someone.codes && wanted.codes
  group by wanted.task_id, wanted.mobilization_id, wanted.id)
select coalesce(json_agg(json_build_object(${slotJson("wanted")}, 'name', wanted.name, 'place', wanted.place,
    'missing', wanted.missing, 'free', coalesce(counts.free, 0))
  order by wanted.start_at, wanted.task_id, wanted.id), '[]')::text as body
from slots wanted left join counts using (task_id, mobilization_id, id)`,
};
