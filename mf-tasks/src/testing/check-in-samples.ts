import { person } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const lea = { ...person(21, "Léa"), code: "ABCDE23456", phone: "0611223344" };
export const theo = { ...person(22, "Théo"), code: "FGHJK23456" };
export const max = { ...person(23, "Max"), code: "MNPQR23456" };

/** From 18:00 to 20:00. */
export const slot = {
  taskId: 7,
  mobilizationId: "1-2",
  assignmentId: "3-4",
  name: "Tenir le bar",
  appointment: "Chapiteau",
  start: fridayAt(18),
  end: fridayAt(20),
};
export const slotAddress = "/check-in/7/1-2/3-4";
