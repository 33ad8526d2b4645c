import * as tasks from "../../festival-tasks/testing/sheets";
import { call } from "../calls";
import { as, callerFor, everybody, idOf, type Lines, stage } from "./stage";

/** A slot of a task in assignment, to which Camille can come. */
async function aSlot(window: ReturnType<typeof tasks.slot>) {
  const { server, people } = stage();
  const authors = {
    as: { organiser: callerFor("organiser"), humain: callerFor("humain"), matos: callerFor("matos") },
    ids: { organiser: people.organiser.id },
  };
  const task = await tasks.readyToAssign(authors, { window });
  const availabilities = [window];
  const path = `/volunteer-availability/${idOf("camille")}`;
  await call(server, "PATCH", path, { ...as("humain"), body: { availabilities } });
  const [mobilization] = task.mobilizations;
  return {
    taskId: task.id,
    mobilizationId: String(mobilization?.id),
    assignmentId: String(mobilization?.assignments[0]?.id),
  };
}

const withCamille = (assignment: Awaited<ReturnType<typeof aSlot>>) => ({
  ...as("humain"),
  body: { assignment, volunteers: [{ id: stage().people.camille.id, as: "benevole" }] },
});

/** Who comes to the slots of tasks. */
export const assignmentLines: Lines = {
  "POST /assignments": {
    moves: ["festival-tasks"],
    tells: { "volunteers-assigned": everybody },
    make: async (send) => send("/assignments", withCamille(await aSlot(tasks.slot(18, 22)))),
  },
  "DELETE /assignments/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/assignees/:assigneeId":
    {
      moves: ["festival-tasks"],
      tells: { "volunteer-unassigned": everybody },
      make: async (send) => {
        const slot = await aSlot(tasks.slot(10, 12));
        await call(stage().server, "POST", "/assignments", withCamille(slot));
        const path = `/assignments/tasks/${slot.taskId}/mobilizations/${slot.mobilizationId}/assignments/${slot.assignmentId}`;
        return send(`${path}/assignees/${idOf("camille")}`, as("humain"));
      },
    },
};
