import type {
  PlannedTask,
  SlotForVolunteer,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { candidateEvents } from "../task-orga-assignment/funnel/candidate-events";
import type { SlotToFill } from "../task-orga-assignment/slot-events";
import { planningEvents } from "./planning-events";

const task = { id: 7, name: "Monter la scène", status: "READY_TO_ASSIGN", place: "Scène" } as const;
const assigned: PlannedTask = {
  start: fridayAt(9),
  end: fridayAt(11),
  mobilizationId: "1-2",
  assignmentId: "3-4",
  task,
};
const { assignmentId: _, mobilizationId: __, ...period } = assigned;
const asked: PlannedTask = { ...period, task: { ...task, id: 8, status: "VALIDATED", place: null } };
const pause = { start: fridayAt(12), end: fridayAt(14) };
const pointedAt: SlotForVolunteer = {
  taskId: 12,
  name: "Tenir le bar",
  mobilizationId: "m",
  assignmentId: "a",
  start: fridayAt(18),
  end: fridayAt(20),
  topPriority: false,
  category: "BAR",
  inChargeTeam: "bar",
  hasFriendsAssigned: false,
  restProblems: [],
  teams: [{ team: "bar", demand: 2, assigned: 0 }],
};

describe("§5.9 The week of a volunteer", () => {
  const events = planningEvents({ planned: [assigned, asked], breaks: [pause], pointedAt });

  it("shows in their colours what is assigned, what a task still asks for, breaks and the slot one looks at", () => {
    expect(events.map(({ title, color }) => [title, color])).toEqual([
      ["[7] Monter la scène", "READY_TO_ASSIGN"],
      ["[8] Monter la scène", "VALIDATED"],
      ["Pause", "break"],
      ["[12] Tenir le bar", "primary"],
    ]);
  });

  it("says where each task is, as far as it is known", () => {
    expect(events.map((event) => ("place" in event ? event.place : undefined))).toEqual([
      "Scène",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("opens a slot for what is assigned, and the task alone for what is only asked", () => {
    expect(events.map((event) => "slot" in event && event.slot)).toEqual([
      { taskId: 7, mobilizationId: "1-2", assignmentId: "3-4" },
      undefined,
      false,
      false,
    ]);
    expect(events.map((event) => "taskId" in event && event.taskId)).toEqual([7, 8, false, false]);
  });

  it("does not open breaks and the slot one looks at", () => {
    expect(events.map((event) => "inert" in event && event.inert)).toEqual([false, false, true, true]);
    expect(planningEvents({ planned: [], breaks: [], pointedAt: undefined })).toEqual([]);
  });

  it("tells apart two demands of one task, and a demand from a slot", () => {
    const later = { ...asked, start: fridayAt(15), end: fridayAt(16) };
    const ids = planningEvents({ planned: [assigned, asked, later], breaks: [pause], pointedAt }).map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(5);
  });
});

describe("§5.7 The column of a candidate", () => {
  const slot: SlotToFill = { ...pointedAt, teams: [], assignees: [] };
  const toFill = { id: 12, name: "Tenir le bar" };

  it("holds the slot in question alone until the planning has come", () => {
    expect(candidateEvents(undefined, slot, toFill)).toEqual([
      { id: "slot", title: "[12] Tenir le bar", start: fridayAt(18), end: fridayAt(20), color: "primary" },
    ]);
  });

  it("then what they do beside it, and their breaks", () => {
    const planning = { id: 1, availabilities: [], planned: [assigned, asked], breaks: [pause] };
    const events = candidateEvents(planning, slot, toFill);
    expect(events.map(({ title, color }) => [title, color])).toEqual([
      ["[12] Tenir le bar", "primary"],
      ["[7] Monter la scène", "READY_TO_ASSIGN"],
      ["[8] Monter la scène", "VALIDATED"],
      ["Pause", "break"],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(4);
  });
});
