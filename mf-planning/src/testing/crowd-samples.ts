import { person, sampleOf } from "@coulisses/shared-auth/testing";
import type { Helper } from "@coulisses/shared-domain/contract/planning/crowd";
import { taskForCalendarSchema } from "@coulisses/shared-domain/contract/planning/slots";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const slot = (from: number, to: number) => ({ start: fridayAt(from), end: fridayAt(to) });

/** A volunteer who is there all evening and has a slot. */
export const helper = (id: number, firstname: string, more: Partial<Helper> = {}): Helper => ({
  ...person(id, firstname),
  phone: "0612345678",
  teams: ["benevole"],
  availabilities: [slot(16, 24)],
  assignments: [],
  ...more,
});

export const assigned = (id: number, name: string, from: number, to: number) => ({
  id,
  name,
  place: "Scène",
  ...slot(from, to),
  mobilizationId: "10-20",
  assignmentId: `${from}-${to}`,
});
export const bar = assigned(7, "Tenir le bar", 20, 22);

export const taskOfBar = sampleOf(taskForCalendarSchema, {
  id: 7,
  name: "Tenir le bar",
  status: "READY_TO_ASSIGN",
  globalInstruction: "<p>Viens avec des gants</p>",
  appointment: { id: 1, name: "Chapiteau", geoLocation: null },
  timeWindow: { id: "20-22", ...slot(20, 22) },
});
export const detailsOfBar = "assignments/tasks/7/mobilizations/10-20/assignments/20-22";
export const lea = helper(21, "Léa", { teams: ["benevole", "bar"], assignments: [bar] });
export const theo = helper(22, "Théo", { teams: ["benevole", "secu"] });
