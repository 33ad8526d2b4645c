import type { PreparedQuery } from "../database/database";
import { identityFields } from "../database/identity";

const slotColumns = "task_id, mobilization_id, assignment_id";

/** The sums of `Hours` over a group of `lines`. */
const sums = `sum(planned)::bigint as planned, round(sum(worked))::bigint as worked,
  count(*) filter (where state = 'ABSENT') as absences,
  count(*) filter (where state = 'ILL') as ill, count(*) filter (where state = 'REPLACED') as replaced,
  count(*) filter (where state = 'REPLACING') as replacing,
  count(*) filter (where state = 'UNMARKED' and member_id is not null) as unmarked`;

/** The hours of a group of `sums`, a line a team, those without one last. */
const hours = `json_agg(json_build_object('team', team, 'planned', planned, 'worked', worked, 'absences', absences,
  'ill', ill, 'replaced', replaced, 'replacing', replacing, 'unmarked', unmarked) order by team) as hours`;

/**
 * `HoursReport`, as `Hours` defines its figures. `missed` are the people whom the last absence or replacement
 * stands for, as `presenceOf` finds them; with those at work they are `noted`. Each place, or presence without
 * one, is a line, and each replacement one more, of the person who came instead. `$1` is the edition whose tasks count;
 * 0 for those of all that are not closed.
 */
export const hoursQuery: PreparedQuery = {
  name: "hours-report",
  text: `
    with counted as (
      select id from festival_tasks
      where coalesce(edition = nullif($1::int, 0), edition not in (select edition from closed_editions))),
    missed as materialized (
      select last.user_id, ${slotColumns}, case when last.is_ill then 'ILL' else last.kind end as state,
        last.replaced_by
      from (select distinct on (user_id, ${slotColumns}) * from check_in_marks
        where kind not in ('ARRIVED', 'LEFT')
        order by user_id, ${slotColumns}, noted_at desc, id desc) last
      where last.kind <> 'CLEARED' and not exists (select from check_in_marks later
        where later.kind = 'ARRIVED' and (later.user_id, later.task_id, later.mobilization_id, later.assignment_id)
            = (last.user_id, last.task_id, last.mobilization_id, last.assignment_id)
          and (later.noted_at, later.id) > (last.noted_at, last.id))),
    noted as (
      select user_id, ${slotColumns}, worked, 'PRESENT' as state from worked_slots
      union all select user_id, ${slotColumns}, 0, state from missed),
    replacements as materialized (
      select missed.replaced_by as user_id, ${slotColumns}, place.team_code
      from missed left join assignees place using (user_id, ${slotColumns})
      where missed.state = 'REPLACED' and missed.replaced_by is not null),
    places as (
      select one.user_id, ${slotColumns}, one.team_code, one.end_at,
        case when task.deleted_at is null then date_part('epoch', one.end_at - one.start_at) * 1000 end as planned
      from assignees one join festival_tasks task on task.id = one.task_id),
    lines as (
      select user_id, task_id, coalesce(places.team_code, standin.team_code) as team,
        coalesce(places.planned, 0) as planned, coalesce(noted.worked, 0) as worked,
        case when noted.state is not null then noted.state
          when places.planned is null then 'GONE'
          when places.end_at <= now() then 'UNMARKED' else 'COMING' end as state
      from places full join noted using (user_id, ${slotColumns})
      left join (select distinct on (user_id, ${slotColumns}) * from replacements
        order by user_id, ${slotColumns}, team_code) standin using (user_id, ${slotColumns})
      union all
      select user_id, task_id, team_code, 0, 0, 'REPLACING' from replacements),
    sums as materialized (
      select member_id as user_id, task_id, team, grouping(task_id) = 1 as is_of_person, ${sums}
      from (select lines.*, case when user_id not in (select id from users where deleted_at is not null)
          then user_id end as member_id from lines where state <> 'GONE' and task_id in (select id from counted)) lines
      group by grouping sets ((member_id, team), (task_id, team)))
    select json_build_object(
      'people', (select coalesce(json_agg(json_build_object(${identityFields("someone")}, 'hours', own.hours)
          order by someone.id), '[]')
        from (select user_id, ${hours} from sums where is_of_person group by user_id) own
        join users someone on someone.id = own.user_id),
      'closedAccounts', (select coalesce(hours, '[]')
        from (select ${hours} from sums where is_of_person and user_id is null) own),
      'tasks', (select coalesce(json_agg(json_build_object('id', task.id, 'name', task.name,
          'isRemoved', task.deleted_at is not null, 'hours', own.hours) order by task.id), '[]')
        from (select task_id, ${hours} from sums where not is_of_person group by task_id) own
        join festival_tasks task on task.id = own.task_id))::text as body`,
};
