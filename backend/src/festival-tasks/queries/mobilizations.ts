import { bounds, identityWith } from "../../festival-events/sql-fragments";
import { identity } from "../../database/identity";

const volunteers = `
  select v.mobilization_id, json_agg(${identity("someone")} order by v.rank) as list
  from festival_task_mobilization_volunteers v join users someone on someone.id = v.user_id
  where v.task_id = ft.id group by v.mobilization_id`;

const teams = `
  select team.mobilization_id, json_agg(json_build_object('team', team.team_code, 'count', team.count)
    order by team.rank) as list
  from festival_task_mobilization_teams team where team.task_id = ft.id group by team.mobilization_id`;

const assignees = `
  select one.mobilization_id, one.assignment_id, json_agg(
    case when one.team_code is null then ${identity("someone")}
    else ${identityWith("someone", "'as', one.team_code")} end order by someone.id) as list
  from assignees one join users someone on someone.id = one.user_id
  where one.task_id = ft.id group by one.mobilization_id, one.assignment_id`;

const slots = `
  select a.mobilization_id, json_agg(json_build_object('id', a.id, ${bounds("a")},
    'assignees', coalesce(present.list, '[]')) order by a.start_at) as list
  from assignments a left join (${assignees}) present
    on present.mobilization_id = a.mobilization_id and present.assignment_id = a.id
  where a.task_id = ft.id group by a.mobilization_id`;

const fields = `'id', m.id, ${bounds("m")}, 'durationSplitInHour', m.duration_split_in_hour,
    'volunteers', coalesce(volunteers.list, '[]'), 'teams', coalesce(teams.list, '[]')`;

/**
 * The mobilizations of the task `ft`; those of a task in assignment have their slots. Each list is gathered
 * once for all: mobilization by mobilization, a long task takes several times as long.
 */
export const mobilizations = `(
  select coalesce(json_agg(
    case when ft.status = 'READY_TO_ASSIGN'
      then json_build_object(${fields}, 'assignments', coalesce(slots.list, '[]'))
      else json_build_object(${fields}) end order by m.start_at, m.end_at), '[]')
  from festival_task_mobilizations m
  left join (${volunteers}) volunteers on volunteers.mobilization_id = m.id
  left join (${teams}) teams on teams.mobilization_id = m.id
  left join (${slots}) slots on slots.mobilization_id = m.id
  where m.task_id = ft.id)`;
