import { bounds } from "../../festival-events/sql-fragments";

const taskFields = `'id', task.id, 'name', task.name`;

/** The people named by the task `ft`, with each period that names them. */
export const namedPeople = `
  select v.user_id, m.start_at, m.end_at
  from festival_task_mobilization_volunteers v
  join festival_task_mobilizations m on m.task_id = v.task_id and m.id = v.mobilization_id
  where v.task_id = (select id from ft)`;

/**
 * The possible conflicts of the people `named`: all that overlaps and is not of this task; rules decide which
 * of it is a conflict.
 */
export const commitments = `json_build_object(
  'availabilities', (
    select coalesce(json_agg(json_build_object('userId', one.user_id, ${bounds("one")})), '[]')
    from (select distinct free.user_id, free.start_at, free.end_at
      from named join availabilities free on free.user_id = named.user_id
        and free.start_at < named.end_at and free.end_at > named.start_at) one),
  'mobilizations', (
    select coalesce(json_agg(json_build_object('userId', one.user_id, ${bounds("one")},
      'task', json_build_object(${taskFields}, 'status', task.status))), '[]')
    from (select distinct v.user_id, m.task_id, m.start_at, m.end_at
      from named join festival_task_mobilization_volunteers v
        on v.user_id = named.user_id and v.task_id <> (select id from ft)
      join festival_task_mobilizations m on m.task_id = v.task_id and m.id = v.mobilization_id
        and m.start_at < named.end_at and m.end_at > named.start_at) one
    join festival_tasks task on task.id = one.task_id and task.deleted_at is null),
  'assignments', (
    select coalesce(json_agg(json_build_object('userId', one.user_id, ${bounds("one")},
      'task', json_build_object(${taskFields}))), '[]')
    from (select distinct a.user_id, a.task_id, a.start_at, a.end_at
      from named join assignees a on a.user_id = named.user_id and a.task_id <> (select id from ft)
        and a.start_at < named.end_at and a.end_at > named.start_at) one
    join festival_tasks task on task.id = one.task_id and task.deleted_at is null))`;
