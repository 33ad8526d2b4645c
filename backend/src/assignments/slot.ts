import { slotNotFound } from "@coulisses/shared-domain/assignment/assign";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { DetailedSlot, StaffedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identity, identityFields } from "../database/identity";
import { friendships, present, slotBody, staffedSlot, teamIfAny, totalMs } from "./fragments";
import { teamOrder } from "../teams/queries";

/** The row `slot` of `assignments` that is meant. */
export const isThatSlot = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier) =>
  sql`slot.task_id = ${taskId} and slot.mobilization_id = ${mobilizationId} and slot.id = ${assignmentId}`;

/** A slot, what it asks for and who comes. Throws `not-found`. */
export const readSlot = (db: Queryable, slot: SlotIdentifier): Promise<StaffedSlot> =>
  findSlot<StaffedSlot>(db, slot, staffedSlot);

/** The same with the details of its people that the reader may see. */
export async function readDetailedSlot(
  db: Queryable,
  slot: SlotIdentifier,
  access: Access,
): Promise<DetailedSlot> {
  const mayComment = can(access, "view-volunteer-details") || can(access, "manage-users");
  const mayNote = can(access, "manage-users") || can(access, "affect-volunteer");
  const assignees = `select jsonb_build_object(${identityFields("someone")},
      'teams', (select coalesce(json_agg(team.code order by ${teamOrder}), '[]') from user_teams membership
        join teams team on team.code = membership.team_code where membership.user_id = someone.id),
      'friends', (select coalesce(json_agg(${identity("friend")} order by friend.id), '[]')
        from ${friendships} friendship join users friend on friend.id = friendship.friend_id
        where friendship.user_id = someone.id and friend.id in (select one.user_id from assignees one where ${present})),
      'assignmentDuration', (select ${totalMs("own")} from assignees own where own.user_id = someone.id))
      || ${teamIfAny}
      ${mayComment ? "|| jsonb_build_object('comment', someone.comment)" : ""}
      ${mayNote ? "|| jsonb_build_object('note', someone.note)" : ""} as body, someone.id
    from assignees one join users someone on someone.id = one.user_id where ${present}`;
  const appointment = `, 'appointment', (select place.name from locations place where place.id = task.appointment_id)`;
  return findSlot<DetailedSlot>(db, slot, slotBody(assignees, appointment));
}

async function findSlot<Slot>(db: Queryable, slot: SlotIdentifier, body: string): Promise<Slot> {
  const result = await db.execute(sql`
    select ${sql.raw(body)} as body
    from assignments slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
    where ${isThatSlot(slot)}`);
  const [row] = rowsOf<{ body: Slot }>(result);
  if (row === undefined) throw slotNotFound();
  return row.body;
}
