import { person, sampleOf } from "@coulisses/shared-auth/testing";
import type { Comer } from "@coulisses/shared-domain/assignment/assign";
import type { TeamDemand } from "@coulisses/shared-domain/assignment/demand";
import {
  type AssignableVolunteer,
  assignableVolunteerSchema,
  type PlannedTask,
  type SlotForVolunteer,
  slotForVolunteerSchema,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export type Slot = Omit<SlotForVolunteer, "teams"> & { demands: TeamDemand[]; assignees: Comer[] };

/** A volunteer who is free all day. */
export const candidate = (id: number, firstname: string, more: Partial<AssignableVolunteer> = {}) =>
  sampleOf(assignableVolunteerSchema, {
    ...person(id, firstname),
    charisma: id,
    teams: ["benevole"],
    hasAtLeastOneFriend: true,
    ...more,
  });

/** The one-hour slots of a Friday task at each of these hours. */
export const slotsToFill = (
  taskId: number,
  name: string,
  hours: readonly number[],
  demands: TeamDemand[],
  more: Partial<Slot> = {},
): Slot[] =>
  hours.map((hour) => ({
    ...sampleOf(slotForVolunteerSchema, { taskId, name, mobilizationId: "m", assignmentId: `${hour}h` }),
    start: fridayAt(hour),
    end: fridayAt(hour + 1),
    category: "BAR",
    inChargeTeam: "bar",
    demands,
    assignees: [],
    ...more,
  }));

/** A two-hour Friday mobilization that names the volunteer, in a task not yet under assignment. */
export const namedIn = (id: number, name: string, hour: number): PlannedTask => ({
  start: fridayAt(hour),
  end: fridayAt(hour + 2),
  task: { id, name, status: "IN_REVIEW", place: null },
});

/** A slot as it stands in the planning of a person who comes to it. */
export const plannedIn = (slot: Slot): PlannedTask => ({
  ...slot,
  task: { id: slot.taskId, name: slot.name, status: "READY_TO_ASSIGN", place: "Scène" },
});

/** When everybody can come on the Friday, and when they have a break. */
export const availabilities = [{ start: fridayAt(8), end: fridayAt(20) }];
export const breaks = [{ start: fridayAt(12), end: fridayAt(13) }];

/** The bar's slot at 14 h, which asks for a volunteer and a driver. */
export const barWithDriver = () =>
  slotsToFill(
    12,
    "Tenir le bar",
    [14],
    [
      { team: "benevole", demand: 1 },
      { team: "conducteur", demand: 1 },
    ],
  );
