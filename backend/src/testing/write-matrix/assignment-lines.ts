import { randomUUID } from "node:crypto";
import { festivalTaskMobilizationTeams } from "../../database/schema/festival-tasks";
import { slots } from "../../database/schema/slots";
import * as tasks from "../../festival-tasks/testing/sheets";
import { placeOn } from "../../planning/testing/assign";
import { call } from "../calls";
import { as, callerFor, everybody, idOf, type Lines, somebody, stage } from "./stage";

/** A slot of a task in assignment, for which Camille is available. */
export async function aSlot(window: ReturnType<typeof tasks.slot>) {
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

/** The body that assigns Camille. */
export const withCamille = (assignment: Awaited<ReturnType<typeof aSlot>>) => ({
  ...as("humain"),
  body: { assignment, volunteers: [{ id: stage().people.camille.id, as: "benevole" }] },
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Writes about the people of slots. */
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
  "POST /check-ins/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/marks": {
    moves: ["charisma"],
    tells: { "checked-in": everybody },
    make: async (send) => {
      const [id, userId] = [900_001, stage().people.camille.id];
      const task = { id, name: "Tenir le bar", people: [userId] };
      const window = { start: hoursFromNow(0), end: hoursFromNow(2) };
      await placeOn(stage().server.services.db, { ...task, ...window });
      const arrival = { kind: "ARRIVED", replacedBy: null, notedAt: new Date().toISOString() };
      return send(`/check-ins/tasks/${String(id)}/mobilizations/slot/assignments/0/marks`, {
        ...as("humain"),
        body: { marks: [{ ...arrival, id: randomUUID(), userId }] },
      });
    },
  },
  "POST /desk/people/:userId/places": {
    moves: ["availabilities", "charisma", "festival-tasks"],
    tells: {
      "availabilities-changed": "admin humain matos organiser",
      "volunteers-assigned": everybody,
      "checked-in": everybody,
    },
    make: async (send) => {
      const { server, people } = stage();
      const id = 900_003;
      const window = { start: hoursFromNow(0), end: hoursFromNow(2) };
      const { db } = server.services;
      await placeOn(db, { id, name: "Tenir le bar", people: [people.organiser.id], ...window });
      await db
        .insert(festivalTaskMobilizationTeams)
        .values({ taskId: id, mobilizationId: "slot", teamCode: "benevole", count: 1 });
      // Camille is on slots of other lines.
      const { id: newcomer } = await somebody(["benevole"]);
      return send(`/desk/people/${String(newcomer)}/places`, {
        ...as("humain"),
        body: { taskId: id, mobilizationId: "slot", assignmentId: "0", as: "benevole" },
      });
    },
  },
  "POST /thanks": {
    moves: [],
    tells: { "volunteers-thanked": everybody },
    make: async (send) => {
      const { server, people } = stage();
      const [id, userId] = [900_002, people.camille.id];
      const window = { start: hoursFromNow(-3), end: hoursFromNow(-1) };
      await placeOn(server.services.db, { id, name: "Tenir le bar", people: [userId], ...window });
      const arrival = { id: randomUUID(), userId, kind: "ARRIVED", replacedBy: null, notedAt: window.start };
      await call(server, "POST", `/check-ins/tasks/${String(id)}/mobilizations/slot/assignments/0/marks`, {
        ...as("humain"),
        body: { marks: [arrival] },
      });
      // Other lines have slots that are not over.
      await server.services.db.delete(slots);
      await call(server, "POST", "/configuration/eventDate", {
        ...as("admin"),
        body: { value: { start: hoursFromNow(-24 * 7) } },
      });
      return send("/thanks", { ...as("humain"), body: { subject: "Merci !", text: "Merci pour tout." } });
    },
  },
};
