import { answeredVolunteer, festivalServer, keptState, person } from "@coulisses/shared-auth/testing";
import {
  assign,
  type Comer,
  notAssigned,
  slotNotFound,
  taskToFillNotFound,
} from "@coulisses/shared-domain/assignment/assign";
import { missingTeams, staffedDemands, teamsToComeAs } from "@coulisses/shared-domain/assignment/demand";
import type {
  AssignableVolunteer,
  PlannedTask,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { availabilities, breaks, plannedIn, type Slot } from "./assignment-samples";

const HOUR = 3_600_000;
const teamNames = new Map([["benevole", "Personne"]]);
type Place = { taskId: number; assignmentId: string };

const staffed = (slot: Slot) => ({ ...slot, teams: staffedDemands(slot.demands, slot.assignees) });
const missing = (slot: Slot) => missingTeams(staffed(slot).teams);
const includes = ({ assignees }: Slot, id: number) => assignees.some((one) => one.id === id);

/** A festival under assignment in memory, with the server's rule of candidates. */
export function assignmentServer() {
  const kept = keptState(() => ({
    people: [] as AssignableVolunteer[],
    slots: [] as Slot[],
    /** Of each person, besides their slots. */
    planned: [] as PlannedTask[],
  }));
  const slotAt = ({ taskId, assignmentId }: Place) => {
    const slot = kept.slots.find((one) => one.taskId === taskId && one.assignmentId === assignmentId);
    if (!slot) throw slotNotFound();
    return slot;
  };
  const named = ({ id, as }: Comer) => ({
    ...(kept.people.find((one) => one.id === id) ?? person(id, "Anonyme")),
    ...(as !== undefined && { as }),
  });
  const slotsOf = (id: number) => kept.slots.filter((slot) => includes(slot, id));
  const hoursOf = (id: number) => slotsOf(id).length * HOUR;
  const planningOf = (id: number) => [...slotsOf(id).map(plannedIn), ...kept.planned];
  const tasks = (teamsOf: (slot: Slot) => string[]) =>
    [...new Map(kept.slots.map((slot) => [slot.taskId, slot])).values()]
      .map((task) => {
        const slots = kept.slots.filter(({ taskId }) => taskId === task.taskId);
        return { ...task, id: task.taskId, teams: [...new Set(slots.flatMap(teamsOf))] };
      })
      .filter(({ teams }) => teams.length > 0);

  const festival = festivalServer({
    assignmentTool: {
      listAssignableTasks: () => tasks(missing),
      listAllTasks: () => tasks(({ demands }) => demands.map(({ team }) => team)),
      readTask: ({ id }) => {
        const assignments = kept.slots
          .filter(({ taskId }) => taskId === id)
          .map((slot) => ({ ...staffed(slot), assignees: slot.assignees.map(named) }));
        if (!assignments[0]) throw taskToFillNotFound(id);
        return { ...assignments[0], id, assignments };
      },
      listAssignableVolunteers: (place) => {
        const teams = missing(slotAt(place));
        return kept.people.filter(
          (one) => hoursOf(one.id) === 0 && teamsToComeAs(one.teams).some((team) => teams.includes(team)),
        );
      },
      listPlannings: ({ query }) =>
        query.volunteerIds.map((id) => ({ id, planned: planningOf(id), breaks, availabilities })),
      listVolunteers: () => kept.people.map((one) => ({ ...one, assignmentDuration: hoursOf(one.id) })),
      listSlotsFor: ({ id }) =>
        kept.slots.filter((slot) => missing(slot).length > 0 && !includes(slot, id)).map(staffed),
      readPlanning: ({ id }) => planningOf(id),
    },
    assignment: {
      read: (place) => {
        const slot = slotAt(place);
        const assignees = kept.people.flatMap((one) => {
          const comer = slot.assignees.find(({ id }) => id === one.id);
          return comer ? [{ ...one, ...comer, friends: [], assignmentDuration: hoursOf(one.id) }] : [];
        });
        return { ...slot, appointment: "Grande scène", assignees };
      },
      assign: ({ body: { assignment, volunteers } }) => {
        const slot = slotAt(assignment);
        const day = { availabilities: [createPeriod(slot)], breaks: [], slots: [] };
        const comers = volunteers.flatMap(({ id, as }) =>
          kept.people.filter((one) => one.id === id).map((one) => ({ volunteer: { ...one, ...day }, as })),
        );
        slot.assignees = assign({ ...slot, ...createPeriod(slot), teamNames }, comers);
        return slot;
      },
      remove: ({ assigneeId, ...place }) => {
        const slot = slotAt(place);
        if (!includes(slot, assigneeId)) throw notAssigned();
        slot.assignees = slot.assignees.filter(({ id }) => id !== assigneeId);
      },
    },
    slot: { readWorkTimes: ({ id }) => [{ category: "BAR", duration: hoursOf(id) }] },
    break: { list: () => breaks },
    availability: { read: () => availabilities },
    friend: { list: () => [] },
    user: {
      listVolunteers: () =>
        kept.people.map((one) => ({ ...answeredVolunteer(one, one.teams), phone: `06000000${one.id}` })),
    },
  });
  return {
    ...festival,
    kept,
    /** Another manager assigns a volunteer for a team. */
    elsewhereAssigned: (taskId: number, assignmentId: string, comer: Comer) =>
      void slotAt({ taskId, assignmentId }).assignees.push(comer),
  };
}
