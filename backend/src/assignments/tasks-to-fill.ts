import type {
  TaskForAssignment,
  TaskWithSlots,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { taskToFillNotFound } from "@coulisses/shared-domain/assignment/assign";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { assignedTo, present, slotJson, taskJson, teamIfAny } from "./sql";

/** The name of `someone`, and the team for which the row `one` of `assignees` has them come. */
const named = sql`jsonb_build_object(${sql.raw(identityFields("someone"))}) || ${teamIfAny}`;

/**
 * Tasks in assignment that are not over; `all` lists every team that they ask for, otherwise those that lack
 * people.
 */
export async function listTasksToFill(
  db: Queryable,
  { all, now }: { all: boolean; now: Date },
): Promise<TaskForAssignment[]> {
  const result = await db.execute(sql`
    with present as (
      select task_id, mobilization_id, assignment_id, team_code, count(*) as assigned
      from assignees where team_code is not null
      group by task_id, mobilization_id, assignment_id, team_code),
    wanted as (
      select demand.task_id, demand.team_code, min(demand.rank) as rank
      from assignments slot
      join festival_task_mobilization_teams demand
        on demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
      left join present on present.task_id = slot.task_id and present.mobilization_id = slot.mobilization_id
        and present.assignment_id = slot.id and present.team_code = demand.team_code
      where slot.end_at > ${now.toISOString()}::timestamptz
        and (${all} or coalesce(present.assigned, 0) < demand.count)
      group by demand.task_id, demand.team_code)
    select task.id, json_build_object('id', task.id, ${taskJson},
      'teams', (select json_agg(wanted.team_code order by wanted.rank) from wanted where wanted.task_id = task.id)) as body
    from festival_tasks task
    where task.status = 'READY_TO_ASSIGN' and task.deleted_at is null and task.archived_at is null
      and exists (select from wanted where wanted.task_id = task.id)
    order by task.id`);
  return rowsOf<{ body: TaskForAssignment }>(result).map(({ body }) => body);
}

/** A task in assignment with its slots. Throws `not-found`. */
export async function readTaskToFill(db: Queryable, id: number): Promise<TaskWithSlots> {
  const result = await db.execute(sql`
    select json_build_object('id', task.id, ${taskJson},
      'assignments', (select coalesce(json_agg(json_build_object(${slotJson("slot")},
          'teams', (select coalesce(json_agg(json_build_object('team', demand.team_code, 'demand', demand.count,
              'assigned', ${assignedTo("slot", "demand")}) order by demand.rank), '[]')
            from festival_task_mobilization_teams demand
            where demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id),
          'assignees', (select coalesce(json_agg(${named} order by someone.firstname, someone.lastname, someone.id), '[]')
            from assignees one join users someone on someone.id = one.user_id where ${present}))
          order by slot.start_at, slot.end_at, slot.mobilization_id), '[]')
        from assignments slot where slot.task_id = task.id)) as body
    from festival_tasks task
    where task.id = ${id} and task.status = 'READY_TO_ASSIGN' and task.deleted_at is null and task.archived_at is null`);
  const [row] = rowsOf<{ body: TaskWithSlots }>(result);
  if (row === undefined) throw taskToFillNotFound(id);
  return row.body;
}
