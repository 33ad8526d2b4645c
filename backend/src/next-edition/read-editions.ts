import type { EditionSheets } from "@coulisses/shared-domain/festival-event/sheet-edition";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";

/** The editions that have sheets or are closed, the last first, with what closing them would archive. */
export async function readEditions(db: Queryable): Promise<EditionSheets[]> {
  const result = await db.execute(sql`
    with sheets as (
      select edition, 1 as activities, 0 as tasks, (status <> 'VALIDATED')::int as unfinished_activities,
          0 as unfinished_tasks
        from festival_activities where deleted_at is null
      union all select edition, 0, 1, 0, (status not in ('VALIDATED', 'READY_TO_ASSIGN'))::int
        from festival_tasks where deleted_at is null),
    counted as (
      select edition, sum(activities)::int as activities, sum(tasks)::int as tasks,
        sum(unfinished_activities)::int as unfinished_activities, sum(unfinished_tasks)::int as unfinished_tasks
      from sheets group by edition),
    to_come as (
      select task.edition, count(*)::int as slots
      from assignees one join festival_tasks task on task.id = one.task_id and task.deleted_at is null
      where one.end_at > now() group by task.edition)
    select coalesce(counted.edition, closed.edition) as edition, iso_instant(closed.closed_at) as "closedAt",
      coalesce(activities, 0) as activities, coalesce(tasks, 0) as tasks,
      coalesce(unfinished_activities, 0) as "unfinishedActivities",
      coalesce(unfinished_tasks, 0) as "unfinishedTasks", coalesce(to_come.slots, 0) as "slotsToCome"
    from counted full join closed_editions closed on closed.edition = counted.edition
    left join to_come on to_come.edition = counted.edition
    order by 1 desc`);
  return rowsOf<EditionSheets>(result);
}
