import type { PreparedQuery } from "../database/database";
import { bounds } from "../festival-events/sql-fragments";

const task = `json_build_object('id', task.id, 'name', task.name, 'status', task.status,
    'place', (select place.name from locations place where place.id = task.appointment_id))`;
const periodsOf = (table: string, owner: string) => `coalesce((
    select json_agg(json_build_object(${bounds("one")}) order by one.start_at)
    from ${table} one where one.${owner} = someone.id), '[]')`;

/** The slots, breaks and availabilities of these people, by their id; `$1`: ids as a PostgreSQL array. */
export const candidatePlanningsQuery: PreparedQuery = {
  name: "candidate-plannings",
  text: `
with planned as (
  select one.user_id, one.start_at, one.end_at, json_build_object(${bounds("one")}, 'task', ${task},
    'mobilizationId', one.mobilization_id, 'assignmentId', one.assignment_id) as body
  from assignees one join festival_tasks task on task.id = one.task_id and task.deleted_at is null
  where one.user_id = any($1::int[])
  union all
  select named.user_id, m.start_at, m.end_at, json_build_object(${bounds("m")}, 'task', ${task})
  from festival_task_mobilization_volunteers named
  join festival_task_mobilizations m on m.task_id = named.task_id and m.id = named.mobilization_id
  join festival_tasks task on task.id = named.task_id and task.deleted_at is null
    and task.status <> 'READY_TO_ASSIGN'
  where named.user_id = any($1::int[]))
select coalesce(json_agg(json_build_object('id', someone.id,
  'planned', coalesce((select json_agg(planned.body order by planned.start_at, planned.end_at)
    from planned where planned.user_id = someone.id), '[]'),
  'breaks', ${periodsOf("break_periods", "volunteer_id")},
  'availabilities', ${periodsOf("availabilities", "user_id")}) order by someone.id), '[]')::text as body
from users someone where someone.id = any($1::int[]) and someone.deleted_at is null`,
};
