import type { InCharge } from "@coulisses/shared-domain/check-in/note-marks";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  NamedMobilization,
  OwnSlot,
  TaskForCalendar,
  WorkTime,
} from "@coulisses/shared-domain/contract/planning/slots";
import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { identity } from "../../database/identity";
import { bounds, identityWith } from "../../festival-events/sql-fragments";

const appointment = sql`case when place.id is not null then json_build_object('id', place.id, 'name', place.name) end`;

/** The slots of this person, by date; 404 for an unknown person. One query. */
export function listOwnSlots(db: Queryable, userId: number): Promise<OwnSlot[]> {
  return listOf(
    db,
    userId,
    sql`select json_build_object(${sql.raw(bounds("assignee"))},
        'task', json_build_object('id', task.id, 'name', task.name, 'status', task.status, 'appointment', ${appointment}),
        'mobilizationId', assignee.mobilization_id, 'assignmentId', assignee.assignment_id) as row,
      row_number() over (order by assignee.start_at) as rank
    from assignees assignee join festival_tasks task on task.id = assignee.task_id
    left join locations place on place.id = task.appointment_id
    where assignee.user_id = person.id and task.deleted_at is null`,
  );
}

/** The mobilizations of tasks not in assignment that name this person, by date. */
export function listNamedMobilizations(db: Queryable, userId: number): Promise<NamedMobilization[]> {
  return listOf(
    db,
    userId,
    sql`select json_build_object('id', task.id, 'name', task.name, 'status', task.status, 'appointment', ${appointment},
        'timeWindow', json_build_object('id', mobilization.id, ${sql.raw(bounds("mobilization"))})) as row,
      row_number() over (order by mobilization.start_at, mobilization.end_at, task.id) as rank
    from festival_task_mobilization_volunteers named
    join festival_task_mobilizations mobilization
      on mobilization.task_id = named.task_id and mobilization.id = named.mobilization_id
    join festival_tasks task on task.id = named.task_id
    left join locations place on place.id = task.appointment_id
    where named.user_id = person.id and task.deleted_at is null and task.status <> 'READY_TO_ASSIGN'`,
  );
}

/** The time this person works, by category, without empty ones; tasks without category come last. */
export function listWorkTimes(db: Queryable, userId: number): Promise<WorkTime[]> {
  return listOf(
    db,
    userId,
    sql`select json_build_object('category', task.category,
        'duration', (extract(epoch from sum(assignee.end_at - assignee.start_at)) * 1000)::bigint) as row,
      row_number() over (order by task.category) as rank
    from assignees assignee join festival_tasks task on task.id = assignee.task_id
    where assignee.user_id = person.id and task.deleted_at is null
    group by task.category`,
  );
}

/** The `row`s of a query about the person, by `rank`. */
async function listOf<Row>(db: Queryable, userId: number, rows: SQL): Promise<Row[]> {
  const result = await db.execute(
    sql`select coalesce((select json_agg(one.row order by one.rank) from (${rows}) one), '[]') as list
      from users person where person.id = ${userId} and person.deleted_at is null`,
  );
  const [found] = rowsOf<{ list: Row[] }>(result);
  if (found === undefined) throw userNotFound();
  return found.list;
}

type Reader = { readerId: number; seesPhones: boolean };

/** A slot as it is answered, but for `mayCheckIn`, which `charge` decides. */
type FoundSlot = Omit<TaskForCalendar, "mayCheckIn"> & { comes: boolean; charge: InCharge };

/**
 * A task with all that a volunteer needs on the spot; the part for volunteers in charge only for them.
 * `comes`: the reader is assigned to the task or in charge of it. One query.
 */
export async function findTaskForCalendar(
  db: Queryable,
  { taskId, mobilizationId, assignmentId }: SlotIdentifier,
  { readerId, seesPhones }: Reader,
): Promise<FoundSlot> {
  const isInCharge = sql`exists (select from festival_task_in_charge_volunteers charge
    where charge.task_id = task.id and charge.user_id = ${readerId})`;
  const teamMate = seesPhones ? identityWith("someone", "'phone', someone.phone") : identity("someone");
  const result = await db.execute(sql`
    select task.id, task.name, task.status,
      case when place.id is not null then json_build_object(
        'id', place.id, 'name', place.name, 'geoLocation', place.geo_location) end as appointment,
      (select coalesce(json_agg(${sql.raw(identityWith("someone", "'phone', someone.phone"))} order by contact.rank), '[]')
        from festival_task_contacts contact join users someone on someone.id = contact.user_id
        where contact.task_id = task.id and someone.deleted_at is null) as contacts,
      (select coalesce(json_agg(${sql.raw(teamMate)} order by someone.firstname, someone.lastname, someone.id), '[]')
        from users someone where someone.deleted_at is null and someone.id in (
          select other.user_id from assignees other
          where other.task_id = task.id and other.start_at < slot.end_at and other.end_at > slot.start_at)) as assignees,
      coalesce(task.global_instruction, '') as "globalInstruction",
      case when ${isInCharge}
        then task.in_charge_instruction end as "inChargeInstruction",
      json_build_object('id', slot.id, ${sql.raw(bounds("slot"))}) as "timeWindow",
      (select coalesce(json_agg(one.user_id order by one.user_id), '[]') from assignees one
        where one.task_id = slot.task_id and one.mobilization_id = slot.mobilization_id
          and one.assignment_id = slot.id and one.team_code is null) as named,
      json_build_object('administratorId', task.administrator_id,
        'contacts', (select coalesce(json_agg(contact.user_id), '[]') from festival_task_contacts contact
          where contact.task_id = task.id),
        'volunteersInCharge', (select coalesce(json_agg(charge.user_id), '[]')
          from festival_task_in_charge_volunteers charge where charge.task_id = task.id)) as charge,
      ${isInCharge} or exists (select from assignees own
        where own.task_id = task.id and own.user_id = ${readerId}) as comes
    from assignments slot join festival_tasks task on task.id = slot.task_id
    left join locations place on place.id = task.appointment_id
    where slot.task_id = ${taskId} and slot.mobilization_id = ${mobilizationId} and slot.id = ${assignmentId}
      and task.deleted_at is null`);
  const [found] = rowsOf<FoundSlot>(result);
  if (found === undefined) throw slotNotFound();
  return found;
}
