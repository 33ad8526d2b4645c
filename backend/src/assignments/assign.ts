import { assignedMeanwhile, notAssigned } from "@coulisses/shared-domain/assignment/assign";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { AssignmentForm, StaffedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { and, eq } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { PreparedQuery, Transaction, WriteTransaction } from "../database/database";
import { pgErrorCode } from "../database/driver";
import { assignees } from "../database/schema/slots";
import { type Assigner, checkAssignments, lockSlot } from "./check-assignments";

const EXCLUDED = "23P01";

/** `$4`: the people and their teams, as in the form; a person who is there already changes team. */
const placeQuery: PreparedQuery = {
  name: "place-volunteers",
  text: `
    insert into assignees (task_id, mobilization_id, assignment_id, start_at, end_at, user_id, team_code)
    select slot.task_id, slot.mobilization_id, slot.id, slot.start_at, slot.end_at, place.id, place."as"
    from assignments slot, json_to_recordset($4::json) as place(id int, "as" text)
    where slot.task_id = $1 and slot.mobilization_id = $2 and slot.id = $3
    on conflict (task_id, mobilization_id, assignment_id, user_id) do update set team_code = excluded.team_code`,
};

/**
 * Decisions 16, 55: assigns all of them, or none. Other assignments to this slot wait, as do changes of when
 * these people can come.
 */
export async function assignVolunteers(
  tx: WriteTransaction,
  changes: Changes,
  form: AssignmentForm,
  origin: Assigner,
): Promise<StaffedSlot> {
  const { assignment } = form;
  const { slot, places, comers } = await checkAssignments(tx, form, origin);
  const ids = places.map(({ volunteer }) => volunteer.id);
  try {
    const { taskId, mobilizationId, assignmentId } = assignment;
    const placed = JSON.stringify(form.volunteers);
    await tx.runPrepared(placeQuery, [taskId, mobilizationId, assignmentId, placed]);
  } catch (error) {
    if (pgErrorCode(error) === EXCLUDED) throw assignedMeanwhile();
    throw error;
  }
  state(changes, "volunteers-assigned", { taskId: assignment.taskId, people: ids, by: origin.actorId });
  return { ...slot, assignees: comers.sort((one, other) => one.id - other.id) };
}

/** Throws `not-found` for an unknown slot, or a person who is not assigned. */
export async function removeAssignee(
  tx: Transaction,
  changes: Changes,
  { assigneeId, ...assignment }: SlotIdentifier & { assigneeId: number },
  by: number,
): Promise<void> {
  await lockSlot(tx, assignment);
  const removed = await tx
    .delete(assignees)
    .where(
      and(
        eq(assignees.taskId, assignment.taskId),
        eq(assignees.mobilizationId, assignment.mobilizationId),
        eq(assignees.assignmentId, assignment.assignmentId),
        eq(assignees.userId, assigneeId),
      ),
    )
    .returning({ id: assignees.userId });
  if (removed.length === 0) throw notAssigned();
  state(changes, "volunteer-unassigned", { taskId: assignment.taskId, people: [assigneeId], by });
}

/**
 * States the change of the sheet, of these people's plannings, and of the number of tasks on their own
 * screens.
 */
function state(
  changes: Changes,
  event: string,
  { taskId, people, by }: { taskId: number; people: readonly number[]; by: number },
): void {
  const plannings = people.map((id) => ({ type: "Planning" as const, id }));
  changes.state({
    event,
    by,
    tags: [{ type: "FestivalTask", id: taskId }, { type: "Planning" }, ...plannings],
  });
  changes.state({ event, tags: [{ type: "Me" }] }, { users: people });
}
