import { answeredVolunteer, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import {
  assign,
  type Comer,
  notAssigned,
  slotNotFound,
  taskToFillNotFound,
} from "@coulisses/shared-domain/assignment/assign";
import { missingTeams, staffedDemands, teamsToComeAs } from "@coulisses/shared-domain/assignment/demand";
import {
  type AssignableVolunteer,
  type PlannedTask,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { Slot } from "./assignment-samples";

const HOUR = 3_600_000;
const teamNames = new Map([["benevole", "Personne"]]);
type Place = { taskId: number; assignmentId: string };

/** A festival under assignment in memory, with the server's rule of candidates. */
export function assignmentServer() {
  const kept = keptState(() => ({
    people: [] as AssignableVolunteer[],
    slots: [] as Slot[],
    /** Of each person, besides their slots. */
    planned: [] as PlannedTask[],
  }));
  const person = (id: number) => {
    const found = kept.people.find((one) => one.id === id);
    if (!found) throw notFound("Cette personne n'existe pas");
    return found;
  };
  const slotAt = ({ taskId, assignmentId }: Place) => {
    const slot = kept.slots.find((one) => one.taskId === taskId && one.assignmentId === assignmentId);
    if (!slot) throw slotNotFound();
    return slot;
  };
  const staffed = (slot: Slot) => ({ ...slot, teams: staffedDemands(slot.demands, slot.assignees) });
  const missing = (slot: Slot) => missingTeams(staffed(slot).teams);
  const slotsOf = (id: number) =>
    kept.slots.filter(({ assignees }) => assignees.some((one) => one.id === id));
  const hoursOf = (id: number) => slotsOf(id).length * HOUR;
  const planningOf = (id: number): PlannedTask[] => [
    ...slotsOf(id).map((slot) => ({
      ...slot,
      task: { id: slot.taskId, name: slot.name, status: "READY_TO_ASSIGN" as const, place: "Scène" },
    })),
    ...kept.planned,
  ];
  const ofTask = (id: number) => kept.slots.filter(({ taskId }) => taskId === id);
  const tasks = (teamsOf: (slot: Slot) => string[]) =>
    [...new Set(kept.slots.map(({ taskId }) => taskId))]
      .map((id) => {
        const slots = ofTask(id);
        return { ...(slots[0] as Slot), id, teams: [...new Set(slots.flatMap(teamsOf))] };
      })
      .filter(({ teams }) => teams.length > 0);
  const availabilities = [{ start: fridayAt(8), end: fridayAt(20) }];
  const breaks = [{ start: fridayAt(12), end: fridayAt(13) }];

  const festival = festivalServer({
    assignmentTool: {
      listAssignableTasks: () => tasks(missing),
      listAllTasks: () => tasks(({ demands }) => demands.map(({ team }) => team)),
      readTask: ({ id }) => {
        const [card, ...others] = ofTask(id).map(staffed);
        if (!card) throw taskToFillNotFound(id);
        return { ...card, id, assignments: [card, ...others] };
      },
      listAssignableVolunteers: (place) => {
        const teams = missing(slotAt(place));
        const free = kept.people.filter(
          (one) => hoursOf(one.id) === 0 && teamsToComeAs(one.teams).some((team) => teams.includes(team)),
        );
        const isFree = (id: number) => free.some((one) => one.id === id);
        return free.map((one) => ({
          ...one,
          assignableFriendsIds: one.assignableFriendsIds.filter(isFree),
        }));
      },
      listPlannings: ({ query }) =>
        query.volunteerIds.map((id) => ({ id, planned: planningOf(id), breaks, availabilities })),
      listVolunteers: () => kept.people.map((one) => ({ ...one, assignmentDuration: hoursOf(one.id) })),
      listSlotsFor: ({ id }) =>
        kept.slots.filter((slot) => missing(slot).length > 0 && !slotsOf(id).includes(slot)).map(staffed),
      readPlanning: ({ id }) => planningOf(id),
    },
    assignment: {
      read: (place) => {
        const slot = slotAt(place);
        const assignees = slot.assignees.flatMap((comer) =>
          kept.people
            .filter(({ id }) => id === comer.id)
            .map((one) => ({ ...one, ...comer, friends: [], assignmentDuration: hoursOf(one.id) })),
        );
        return { ...slot, appointment: "Grande scène", assignees };
      },
      assign: ({ body: { assignment, volunteers, restOverride } }) => {
        const slot = slotAt(assignment);
        const places = volunteers.map(({ id, as }) => {
          const problems = [...person(id).restProblems, ...slot.restProblems];
          if (problems.length > 0 && !restOverride) throw refused(problems.join("\n"));
          const day = { availabilities: [createPeriod(slot)], breaks: [], slots: [] };
          return { volunteer: { ...person(id), ...day }, as };
        });
        slot.assignees = assign({ ...slot, ...createPeriod(slot), teamNames }, places);
        return slot;
      },
      remove: ({ assigneeId, ...place }) => {
        const slot = slotAt(place);
        const others = slot.assignees.filter(({ id }) => id !== assigneeId);
        if (others.length === slot.assignees.length) throw notAssigned();
        slot.assignees = others;
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
