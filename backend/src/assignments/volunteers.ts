import type { PreparedQuery } from "../database/database";
import { identityFields } from "../database/identity";
import { volunteerJoins, friendships, personColumns, totalMs } from "./fragments";

/** §5.4: members with availabilities, most charisma first. */
export const volunteersToAssignQuery: PreparedQuery = {
  name: "volunteers-to-assign",
  text: `
    select coalesce(json_agg(row_to_json(one) order by one.charisma desc, one.id), '[]')::text as body
    from (select ${personColumns}, coalesce(worked.total, 0) as "assignmentDuration",
      someone.id in (select user_id from ${friendships} friendship) as "hasAtLeastOneFriend"
    from users someone
    ${volunteerJoins}
    left join (select own.user_id, ${totalMs("own")} as total from assignees own group by own.user_id) worked
      on worked.user_id = someone.id
    where someone.deleted_at is null
      and someone.id in (select user_id from availabilities)
      and someone.id in (select user_id from user_teams where team_code = 'benevole')) one`,
};

/** §5.5: the time that each person works, by category of task; people without slots have none. */
export const statisticsQuery: PreparedQuery = {
  name: "assignment-statistics",
  text: `
    with worked as (
      select own.user_id, task.category, ${totalMs("own")} as duration
      from assignees own join festival_tasks task on task.id = own.task_id and task.deleted_at is null
      group by own.user_id, task.category),
    able as (
      select distinct membership.user_id from user_teams membership
      join team_permissions grants on grants.team_code = membership.team_code
      join permissions permission on permission.id = grants.permission_id
      where permission.name = 'be-affected')
    select coalesce(json_agg(json_build_object(${identityFields("someone")},
      'charisma', coalesce(earned.points, 0), 'stats', coalesce(own.stats, '[]'),
      'worked', coalesce(real.total, 0)) order by someone.id), '[]')::text as body
    from able join users someone on someone.id = able.user_id and someone.deleted_at is null
    left join earned_charisma earned on earned.user_id = someone.id
    left join (select user_id, json_agg(json_build_object('category', category, 'duration', duration)
      order by category) as stats from worked group by user_id) own on own.user_id = someone.id
    left join (select user_id, round(sum(worked))::bigint as total from worked_slots group by user_id) real
      on real.user_id = someone.id
    where someone.id in (select user_id from availabilities)`,
};
