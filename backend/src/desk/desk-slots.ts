import { type DeskSlot, placedUntil } from "@coulisses/shared-domain/desk/place";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { sql } from "drizzle-orm";
import { assignedTo, countedMembers, slotJson } from "../assignments/fragments";
import { restChecker } from "../assignments/rest-rules";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";

/** Bound of the slots that a desk is shown. */
const MOST_SLOTS = 60;

type Worker = UserIdentity & { teams: string[] };

/**
 * DK-4: the slots that are under way or begin soon, lack people of one of this person's teams, and meet none
 * of their slots, breaks and rest rules; by start. Availabilities don't count: the person is at the desk.
 */
export async function listDeskSlots(db: Queryable, userId: number, now: Date): Promise<DeskSlot[]> {
  const person = await workerOf(db, userId);
  const found = await db.execute(sql`
    select json_build_object(${sql.raw(slotJson("slot"))}, 'name', task.name, 'place', place.name,
      'as', lacking.team_code, 'missing', lacking.missing) as body
    from assignments slot
    join festival_tasks task on task.id = slot.task_id and task.deleted_at is null and task.archived_at is null
    left join locations place on place.id = task.appointment_id
    join lateral (
      select demand.team_code, demand.count - ${sql.raw(assignedTo("slot", "demand"))} as missing
      from festival_task_mobilization_teams demand
      where demand.task_id = slot.task_id and demand.mobilization_id = slot.mobilization_id
        and demand.count > ${sql.raw(assignedTo("slot", "demand"))}
        and demand.team_code in (select member.team_code from ${sql.raw(countedMembers)} member
          where member.user_id = ${userId})
      order by demand.rank limit 1) lacking on true
    where slot.end_at > ${now.toISOString()}::timestamptz
      and slot.start_at <= ${placedUntil(now).toISOString()}::timestamptz
      and not exists (select from assignees one where one.user_id = ${userId}
        and one.start_at < slot.end_at and one.end_at > slot.start_at)
      and not exists (select from break_periods pause where pause.volunteer_id = ${userId}
        and pause.start_at < slot.end_at and pause.end_at > slot.start_at)
    order by slot.start_at, slot.end_at, task.id, slot.id
    limit ${MOST_SLOTS}`);
  const problemsOf = await restChecker(db, [person]);
  return rowsOf<{ body: DeskSlot }>(found)
    .map(({ body }) => body)
    .filter((slot) => problemsOf(person, slot).length === 0);
}

async function workerOf(db: Queryable, id: number): Promise<Worker> {
  const found = await db.execute(sql`
    select json_build_object(${sql.raw(identityFields("someone"))},
      'teams', (select coalesce(json_agg(team_code order by team_code), '[]') from user_teams
        where user_id = someone.id)) as body
    from users someone where someone.id = ${id} and someone.deleted_at is null`);
  const [row] = rowsOf<{ body: Worker }>(found);
  if (row === undefined) throw userNotFound();
  return row.body;
}
