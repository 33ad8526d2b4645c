import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { StaffedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import type { ReadyToAssignFestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { sql } from "drizzle-orm";
import { readyToAssign } from "../../festival-tasks/testing/sheets";
import { type Festival, useFestival } from "../../testing/festival";
import type { TestServerOptions } from "../../testing/test-server";

export let festival: Festival;

/**
 * A festival for all tests of a file; each test begins without tasks, availabilities, breaks, friends and
 * proposals.
 */
export function openFestival(options?: TestServerOptions): void {
  festival = useFestival(options);
  afterEach(() =>
    festival.services.db.execute(
      sql`truncate festival_tasks, availabilities, break_periods, friends, proposals cascade`,
    ),
  );
}

/** Friday from 18 to 22, in slots of two hours, each for two members of `benevole`. */
export const aTask = () => readyToAssign(festival, { split: 2 });

export function identifierOf(
  { id: taskId, mobilizations }: ReadyToAssignFestivalTask,
  rank = 0,
): SlotIdentifier {
  const [mobilization] = mobilizations;
  const slot = mobilization?.assignments[rank];
  if (!mobilization || !slot) throw new Error("The task has no such slot");
  return { taskId, mobilizationId: mobilization.id, assignmentId: slot.id };
}

export const below = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier) =>
  `tasks/${String(taskId)}/mobilizations/${mobilizationId}/assignments/${assignmentId}`;
export const assign = (slot: SlotIdentifier, ...ids: number[]) =>
  festival.as.humain.post("/assignments", {
    assignment: slot,
    volunteers: ids.map((id) => ({ id, as: "benevole" })),
  });
export const unassign = (slot: SlotIdentifier, id: number) =>
  festival.as.humain.delete(`/assignments/${below(slot)}/assignees/${String(id)}`);
export const comers = async (slot: SlotIdentifier) =>
  (await festival.as.humain.get(`/assignments/${below(slot)}`))
    .json<StaffedSlot>()
    .assignees.map(({ id }) => id);
export const peopleFor = async (slot: SlotIdentifier) =>
  (await festival.as.humain.get(`/assignments/task-to-volunteer/${below(slot)}/assignable-volunteers`)).json<
    AssignableVolunteer[]
  >();
