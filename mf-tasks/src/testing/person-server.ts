import { notAssigned } from "@coulisses/shared-domain/assignment/assign";
import { slotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  SlotForVolunteer,
  VolunteerForAssignment,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { AssignmentForm } from "@coulisses/shared-domain/contract/assignment/assignments";
import { refused } from "@coulisses/shared-domain/festival-error";
import { answer, answeredVolunteer, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import { http } from "msw";
import type { PlannedTask } from "@coulisses/shared-domain/contract/assignment/assignment-tools";

/** An hour of Friday 15 May 2026, in Paris. */
const fridayAt = (hour: number) => new Date(Date.UTC(2026, 4, 15, hour - 2)).toISOString();
const HOUR = 3_600_000;

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
  const comer = (person: unknown, slot: { taskId: unknown; assignmentId: unknown }) =>
    `${String(person)} ${String(slot.taskId)} ${String(slot.assignmentId)}`;
  const slotsOf = (id: unknown) => slots.filter((slot) => comers.has(comer(id, slot)));
  const staffed = ({ name, start, end, teams, ...slot }: SlotForVolunteer) => ({
    ...{ ...slotIdentifier(slot), name, start, end },
    demands: teams.map(({ team, demand }) => ({ team, demand })),
  });
  const slotUrl = "assignments/tasks/:taskId/mobilizations/:m/assignments/:assignmentId";

  const festival = festivalServer([
    read("assignments/volunteer-to-task/volunteers", () =>
      people.map((person) => ({ ...person, assignmentDuration: slotsOf(person.id).length * HOUR })),
    ),
    http.get(api("assignments/volunteer-to-task/volunteers/:id/assignments"), ({ params }) =>
      answer(() => slots.filter((slot) => !slotsOf(params["id"]).includes(slot))),
    ),
    http.get(api("assignments/volunteers/:id/planning"), ({ params }) =>
      answer(() => [
        ...slotsOf(params["id"]).map(({ taskId, name, mobilizationId, assignmentId, start, end }) => ({
          ...{ start, end, mobilizationId, assignmentId },
          task: { id: taskId, name, status: "READY_TO_ASSIGN" },
        })),
        ...named,
      ]),
    ),
    http.get(api("users/:id/assignments/stats"), ({ params }) =>
      answer(() => [{ category: "BAR", duration: slotsOf(params["id"]).length * HOUR }]),
    ),
    read("planning/:id/break-periods", () => [{ start: fridayAt(12), end: fridayAt(13) }]),
    read("volunteer-availability/:id", () => [{ start: fridayAt(8), end: fridayAt(20) }]),
    read("friends/:id", () =>
      friends.map(({ id, firstname, lastname, nickname }) => ({
        ...{ id, firstname, lastname },
        ...(nickname !== undefined && { nickname }),
      })),
    ),
    read("users/volunteers", () =>
      people.map(({ id, firstname, lastname, teams }) => ({
        ...answeredVolunteer({ id, firstname, lastname }, teams),
        phone: `06000000${id}`,
      })),
    ),
    http.get(api(slotUrl), ({ params }) =>
      answer(() => {
        const slot = slots.find((one) => comer("", one) === comer("", params as never));
        if (!slot) throw notAssigned();
        const present = people.filter(({ id }) => comers.has(comer(id, slot)));
        return {
          ...staffed(slot),
          appointment: null,
          assignees: present.map(({ id, firstname, lastname, teams }) => ({
            ...{ id, firstname, lastname, teams, as: slot.teams[0]?.team ?? "benevole", friends: [] },
            assignmentDuration: HOUR,
          })),
        };
      }),
    ),
    http.post(api("assignments"), ({ request }) =>
      answer(async () => {
        const { assignment, volunteers, restOverride } = (await request.json()) as AssignmentForm;
        const slot = slots.find((one) => comer("", one) === comer("", assignment));
        if (!slot) throw refused("Le créneau est complet");
        if (slot.restProblems.length > 0 && !restOverride) throw refused(slot.restProblems.join("\n"));
        for (const { id } of volunteers) comers.add(comer(id, slot));
        return { ...staffed(slot), assignees: volunteers };
      }),
    ),
    http.delete(api(`${slotUrl}/assignees/:person`), ({ params }) =>
      answer(() => {
        if (!comers.delete(comer(params["person"], params as never))) throw notAssigned();
      }),
    ),
  ]);
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
