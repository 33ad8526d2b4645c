import { type SlotOnWall, toWallSlot, wallWindow } from "@coulisses/shared-domain/wall-board/wall-board";
import type { Connection, PreparedQuery } from "../database/database";
import { bounds } from "../festival-events/sql-fragments";
import { bodyText } from "../read-cache/cached-reads";

const slotColumns = "task_id, mobilization_id, assignment_id";

/**
 * The slots that run between `$1` and `$2`, as `SlotOnWall`. Of people it takes the first name alone. Each
 * kind of thing is read once for all slots.
 */
const wallSlotsQuery: PreparedQuery = {
  name: "wall-slots",
  text: `
with shown as materialized (
  select slot.task_id, slot.mobilization_id, slot.id as assignment_id, slot.start_at, slot.end_at,
    task.name as task, place.name as place
  from assignments slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
  left join locations place on place.id = task.appointment_id
  where slot.start_at < $2::timestamptz and slot.end_at > $1::timestamptz),
comers as (
  select ${slotColumns}, json_agg(json_build_object('id', someone.id, 'as', one.team_code,
    'firstname', case when someone.deleted_at is null then someone.firstname end)
    order by someone.firstname, someone.id) as list
  from shown join assignees one using (${slotColumns}) join users someone on someone.id = one.user_id
  group by ${slotColumns}),
demands as (
  select task_id, mobilization_id, json_agg(json_build_object('team', demand.team_code, 'demand', demand.count)
    order by demand.rank) as list
  from festival_task_mobilization_teams demand
  where (task_id, mobilization_id) in (select task_id, mobilization_id from shown)
  group by task_id, mobilization_id),
marks as (
  select ${slotColumns}, json_agg(json_build_object('id', mark.id, 'userId', mark.user_id, 'kind', mark.kind,
    'replacedBy', mark.replaced_by, 'notedAt', iso_instant(mark.noted_at), 'happenedAt', iso_instant(mark.happened_at))) as list
  from shown join check_in_marks mark using (${slotColumns})
  group by ${slotColumns})
select coalesce(json_agg(json_build_object('task', shown.task, 'place', shown.place, ${bounds("shown")},
    'comers', coalesce(comers.list, '[]'), 'demands', coalesce(demands.list, '[]'),
    'marks', coalesce(marks.list, '[]'))
  order by shown.start_at, shown.end_at, shown.task_id, shown.mobilization_id, shown.assignment_id), '[]')::text as body
from shown
left join comers using (${slotColumns})
left join demands using (task_id, mobilization_id)
left join marks using (${slotColumns})`,
};

/** The slots of the wall board as JSON text. */
export async function wallSlotsText(connection: Connection, now: Date): Promise<string> {
  const { start, end, namesUntil } = wallWindow(now);
  const body = await bodyText(connection, wallSlotsQuery, [start.toISOString(), end.toISOString()]);
  const slots = JSON.parse(body ?? "[]") as SlotOnWall[];
  return JSON.stringify(slots.map((slot) => toWallSlot(slot, namesUntil)));
}
