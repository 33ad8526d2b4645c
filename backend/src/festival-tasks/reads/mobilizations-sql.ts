import { identity } from "../../festival-activities/reads/sql-fragments";
import { bounds } from "./sql-fragments";

const volunteers = `(
  select coalesce(json_agg(${identity("someone")} order by v.rank), '[]')
  from festival_task_mobilization_volunteers v join users someone on someone.id = v.user_id
  where v.task_id = m.task_id and v.mobilization_id = m.id)`;

const teams = `(
  select coalesce(json_agg(json_build_object('team', team.team_code, 'count', team.count) order by team.rank), '[]')
  from festival_task_mobilization_teams team where team.task_id = m.task_id and team.mobilization_id = m.id)`;

const assignee = (as: string) =>
  `'id', someone.id, 'firstname', someone.firstname, 'lastname', someone.lastname, 'nickname', someone.nickname${as}`;

/** Everybody at once: asked slot by slot, a long task takes several times as long. */
const assignments = `(
  select coalesce(json_agg(json_build_object('id', a.id, ${bounds("a")}, 'assignees', coalesce(come.assignees, '[]'))
    order by a.start_at), '[]')
  from assignments a left join (
    select one.assignment_id, json_agg(
      case when one.team_code is null then json_build_object(${assignee("")})
      else json_build_object(${assignee(", 'as', one.team_code")}) end order by someone.id) as assignees
    from assignees one join users someone on someone.id = one.user_id
    where one.task_id = m.task_id and one.mobilization_id = m.id
    group by one.assignment_id) come on come.assignment_id = a.id
  where a.task_id = m.task_id and a.mobilization_id = m.id)`;

/** The mobilizations of the task `ft`; those of a task in assignment have their slots. */
export const mobilizations = `(
  select coalesce(json_agg(mobilization.json order by mobilization.start_at, mobilization.end_at), '[]')
  from (
    select m.start_at, m.end_at, json_build_object('id', m.id, ${bounds("m")},
      'durationSplitInHour', m.duration_split_in_hour, 'volunteers', ${volunteers}, 'teams', ${teams}) as json
    from festival_task_mobilizations m where m.task_id = ft.id and ft.status <> 'READY_TO_ASSIGN'
    union all
    select m.start_at, m.end_at, json_build_object('id', m.id, ${bounds("m")},
      'durationSplitInHour', m.duration_split_in_hour, 'volunteers', ${volunteers}, 'teams', ${teams},
      'assignments', ${assignments}) as json
    from festival_task_mobilizations m where m.task_id = ft.id and ft.status = 'READY_TO_ASSIGN'
  ) mobilization)`;
