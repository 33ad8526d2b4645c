import {
  type PlannedTask,
  plannedTasks,
  type SlottedTask,
} from "@coulisses/shared-domain/planning/planned-task";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identity } from "../database/identity";
import { bounds, identityWith } from "../festival-events/sql-fragments";

type Row = Omit<SlottedTask, "slots"> & {
  slots: { start: string; end: string; people: SlottedTask["slots"][number]["people"] }[];
};

/** The tasks of each of these people, by person; an empty list without any. One query for all. */
export async function readPlannings(
  db: Queryable,
  volunteerIds: readonly number[],
): Promise<Map<number, PlannedTask[]>> {
  const tasks = await readTasksOf(db, volunteerIds);
  const tasksOf = new Map(volunteerIds.map((id) => [id, new Set<SlottedTask>()]));
  for (const task of tasks) {
    for (const { id } of task.slots.flatMap(({ people }) => people)) tasksOf.get(id)?.add(task);
  }
  return new Map([...tasksOf].map(([id, own]) => [id, plannedTasks(id, [...own])]));
}

/** The tasks in which these people have slots, with all their slots. */
async function readTasksOf(db: Queryable, volunteerIds: readonly number[]): Promise<SlottedTask[]> {
  const result = await db.execute(sql`
    with concerned as (
      select distinct task_id from assignees
      where user_id in (select value::int from json_array_elements_text(${JSON.stringify(volunteerIds)}::json))),
    present as (
      select one.task_id, one.mobilization_id, one.assignment_id,
        json_agg(${sql.raw(identity("someone"))} order by someone.firstname, someone.lastname, someone.id) as people
      from assignees one join users someone on someone.id = one.user_id
      where one.task_id in (select task_id from concerned) and someone.deleted_at is null
      group by one.task_id, one.mobilization_id, one.assignment_id),
    slots as (
      select slot.task_id, json_agg(json_build_object(${sql.raw(bounds("slot"))}, 'people', present.people)
        order by slot.start_at, slot.end_at) as list
      from assignments slot join present on present.task_id = slot.task_id
        and present.mobilization_id = slot.mobilization_id and present.assignment_id = slot.id
      group by slot.task_id),
    contacts as (
      select contact.task_id, json_agg(${sql.raw(identityWith("someone", "'phone', someone.phone"))}
        order by contact.rank) as list
      from festival_task_contacts contact join users someone on someone.id = contact.user_id
      where contact.task_id in (select task_id from concerned) and someone.deleted_at is null
      group by contact.task_id),
    in_charge as (
      select task_id, json_agg(user_id) as list from festival_task_in_charge_volunteers
      where task_id in (select task_id from concerned) group by task_id)
    select task.id, task.name, task.category,
      case when place.id is not null
        then json_build_object('id', place.id, 'name', place.name, 'geoLocation', place.geo_location) end as location,
      coalesce(task.global_instruction, '') as "globalInstruction",
      task.in_charge_instruction as "inChargeInstruction",
      task.administrator_id as "administratorId",
      coalesce(in_charge.list, '[]') as "inChargeIds",
      coalesce(contacts.list, '[]') as contacts,
      slots.list as slots
    from festival_tasks task
    join slots on slots.task_id = task.id
    left join locations place on place.id = task.appointment_id
    left join contacts on contacts.task_id = task.id
    left join in_charge on in_charge.task_id = task.id
    where task.deleted_at is null
    order by task.id`);
  return rowsOf<Row>(result).map((task) => ({
    ...task,
    slots: task.slots.map(({ people, ...period }) => ({ ...createPeriod(period), people })),
  }));
}
