import { notAssigned } from "@coulisses/shared-domain/assignment/assign";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { refused } from "@coulisses/shared-domain/festival-error";
import { festivalServer } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import type { PlannedTask } from "@coulisses/shared-domain/contract/assignment/assignment-tools";

const HOUR = 3_600_000;
import { listedVolunteer } from "./assigning-server";

/** A volunteer with availabilities. */
export function volunteer(
  id: number,
  firstname: string,
  more: Partial<VolunteerForAssignment> = {},
): VolunteerForAssignment {
  return {
    ...{ id, firstname, lastname: "Martin", nickname: null, charisma: 100 - id, comment: null, note: null },
    ...{ teams: ["benevole"], assignmentPreference: "NO_PREF", hasAtLeastOneFriend: true },
    ...{ assignmentDuration: 0, ...more },
  };
}

/** A one-hour Friday slot that lacks these teams. */
export function openSlot(
  taskId: number,
  name: string,
  hour: number,
  more: Partial<SlotForVolunteer> = {},
): SlotForVolunteer {
  return {
    ...{ taskId, name, mobilizationId: "m", assignmentId: `${hour}h` },
    ...{ start: fridayAt(hour), end: fridayAt(hour + 1), topPriority: false, category: "BAR" },
    ...{ inChargeTeam: "bar", hasFriendsAssigned: false, restProblems: [] },
    teams: [{ team: "benevole", demand: 2, assigned: 1 }],
    ...more,
  };
}

/** A two-hour Friday mobilization that names the volunteer, in a task not yet under assignment. */
export const namedIn = (id: number, name: string, hour: number): PlannedTask => ({
  ...{ start: fridayAt(hour), end: fridayAt(hour + 2) },
  task: { id, name, status: "IN_REVIEW" },
});

/** A festival in memory, for the search of slots for one volunteer. */
export function personServer() {
  let people: VolunteerForAssignment[] = [];
  let slots: SlotForVolunteer[] = [];
  let named: PlannedTask[] = [];
  let friends: VolunteerForAssignment[] = [];
  /** Volunteers by slot, as `3 12 14h`. */
  const comers = new Set<string>();
  type InTask = { taskId: number; assignmentId: string };
  const comer = (person: number, { taskId, assignmentId }: InTask) => `${person} ${taskId} ${assignmentId}`;
  const slotAt = (asked: InTask) => slots.find((slot) => comer(0, slot) === comer(0, asked));
  const slotsOf = (id: number) => slots.filter((slot) => comers.has(comer(id, slot)));
  const staffed = ({ taskId, name, mobilizationId, assignmentId, start, end, teams }: SlotForVolunteer) => ({
    ...{ taskId, name, mobilizationId, assignmentId, start, end },
    demands: teams.map(({ team, demand }) => ({ team, demand })),
  });

  const festival = festivalServer({
    assignmentTool: {
      listVolunteers: () =>
        people.map((person) => ({ ...person, assignmentDuration: slotsOf(person.id).length * HOUR })),
      listSlotsFor: ({ id }) => slots.filter((slot) => !slotsOf(id).includes(slot)),
      readPlanning: ({ id }) => [
        ...slotsOf(id).map(({ taskId, name, mobilizationId, assignmentId, start, end }) => ({
          start,
          end,
          mobilizationId,
          assignmentId,
          task: { id: taskId, name, status: "READY_TO_ASSIGN" as const },
        })),
        ...named,
      ],
    },
    assignment: {
      read: ({ taskId, assignmentId }) => {
        const slot = slotAt({ taskId, assignmentId });
        if (!slot) throw notAssigned();
        const present = people.filter(({ id }) => comers.has(comer(id, slot)));
        return {
          ...staffed(slot),
          appointment: null,
          assignees: present.map(({ id, firstname, lastname, teams }) => ({
            id,
            firstname,
            lastname,
            teams,
            as: slot.teams[0]?.team ?? "benevole",
            friends: [],
            assignmentDuration: HOUR,
          })),
        };
      },
      assign: ({ body: { assignment, volunteers, restOverride } }) => {
        const slot = slotAt(assignment);
        if (!slot) throw refused("Le créneau est complet");
        if (slot.restProblems.length > 0 && !restOverride) throw refused(slot.restProblems.join("\n"));
        for (const { id } of volunteers) comers.add(comer(id, slot));
        return { ...staffed(slot), assignees: volunteers };
      },
      remove: ({ assigneeId, ...slot }) => {
        if (!comers.delete(comer(assigneeId, slot))) throw notAssigned();
      },
    },
    slot: { readWorkTimes: ({ id }) => [{ category: "BAR", duration: slotsOf(id).length * HOUR }] },
    break: { list: () => [{ start: fridayAt(12), end: fridayAt(13) }] },
    availability: { read: () => [{ start: fridayAt(8), end: fridayAt(20) }] },
    friend: {
      list: () =>
        friends.map(({ id, firstname, lastname, nickname }) => ({
          id,
          firstname,
          lastname,
          ...(nickname !== undefined && { nickname }),
        })),
    },
    user: { listVolunteers: () => people.map(listedVolunteer) },
  });
  beforeEach(() => {
    [people, slots, named, friends] = [[], [], [], []];
    comers.clear();
  });
  return {
    ...festival,
    hasPeople: (...some: VolunteerForAssignment[]) => void (people = some),
    hasSlots: (...some: SlotForVolunteer[]) => void (slots = some),
    names: (...some: PlannedTask[]) => void (named = some),
    hasFriends: (...some: VolunteerForAssignment[]) => void (friends = some),
    /** The volunteer already has this slot. */
    comes: ({ id }: VolunteerForAssignment, slot: SlotForVolunteer) => comers.add(comer(id, slot)),
  };
}
