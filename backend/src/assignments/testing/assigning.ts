import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { StaffedAssignment } from "@coulisses/shared-domain/contract/assignment/assignments";
import type { ReadyToAssignFestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { sql } from "drizzle-orm";
import { readyToAssign } from "../../festival-tasks/testing/sheets";
import { type Festival, startFestival } from "../../testing/festival";
import type { TestServerOptions } from "../../testing/test-server";

let festival: Festival;

/**
 * A festival for all tests of a file; each test begins without tasks, availabilities, breaks, friends and
 * proposals.
 */
export function openFestival(options?: TestServerOptions): { festival: () => Festival } {
  beforeAll(async () => {
    festival = await startFestival(options);
  });
  afterEach(() =>
    festival.services.db.execute(
      sql`truncate festival_tasks, availabilities, break_periods, friends, proposals cascade`,
    ),
  );
  afterAll(() => festival.stop());
  return { festival: () => festival };
}

/** Friday from 18 to 22, in slots of two hours, each for two members of `benevole`. */
export const aTask = () => readyToAssign(festival, { split: 2 });

export function identifierOf({ id: taskId, mobilizations }: ReadyToAssignFestivalTask, rank = 0) {
  const [mobilization] = mobilizations;
  const assignment = mobilization?.assignments[rank];
  if (!mobilization || !assignment) throw new Error("The task has no such slot");
  return { taskId, mobilizationId: mobilization.id, assignmentId: assignment.id };
}

export type Identifier = ReturnType<typeof identifierOf>;
export const below = ({ taskId, mobilizationId, assignmentId }: Identifier) =>
  `tasks/${String(taskId)}/mobilizations/${mobilizationId}/assignments/${assignmentId}`;
export const assign = (assignment: Identifier, ...ids: number[]) =>
  festival.as.humain.post("/assignments", {
    assignment,
    volunteers: ids.map((id) => ({ id, as: "benevole" })),
  });
export const unassign = (assignment: Identifier, id: number) =>
  festival.as.humain.delete(`/assignments/${below(assignment)}/assignees/${String(id)}`);
export const comers = async (assignment: Identifier) =>
  (await festival.as.humain.get(`/assignments/${below(assignment)}`))
    .json<StaffedAssignment>()
    .assignees.map(({ id }) => id);
export const peopleFor = async (assignment: Identifier) =>
  (
    await festival.as.humain.get(`/assignments/task-to-volunteer/${below(assignment)}/assignable-volunteers`)
  ).json<AssignableVolunteer[]>();
