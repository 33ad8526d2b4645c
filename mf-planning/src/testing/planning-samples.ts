import { sampleOf } from "@coulisses/shared-auth/testing";
import {
  type OwnSwap,
  ownSwapSchema,
  type SwapInvitation,
  swapInvitationSchema,
} from "@coulisses/shared-domain/contract/assignment/swaps";
import {
  type OwnSlot,
  type TaskForCalendar,
  taskForCalendarSchema,
} from "@coulisses/shared-domain/contract/planning/slots";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const zoe = { id: 31, firstname: "Zoé", lastname: "Roux", nickname: "Zozo" };
export const hugo = { id: 32, firstname: "Hugo", lastname: "Blanc", nickname: null };

/** A Friday slot of the task with this number, at the stage. */
export const slotOf = (id: number, name: string, from: number, to: number): OwnSlot => ({
  start: fridayAt(from),
  end: fridayAt(to),
  task: { id, name, status: "READY_TO_ASSIGN", appointment: { id: 1, name: "Scène" } },
  mobilizationId: "1-2",
  assignmentId: `${from}-${to}`,
});

/** The details of one of these slots: on a map, with Hugo to call and Zoé beside the reader. */
export function detailsOf(
  assignmentId: string,
  slots: readonly OwnSlot[],
  more: Partial<TaskForCalendar>,
): TaskForCalendar {
  const slot = slots.find((one) => one.assignmentId === assignmentId);
  if (!slot) throw new Error("no such slot");
  const { start, end, task } = slot;
  return sampleOf(taskForCalendarSchema, {
    ...task,
    appointment: {
      id: 1,
      name: "Scène",
      geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } },
    },
    contacts: [{ ...hugo, phone: "0611223344" }],
    assignees: [zoe, hugo],
    globalInstruction: "<p>Viens avec des gants</p>",
    timeWindow: { id: assignmentId, start, end },
    ...more,
  });
}

const swapOf = ({ task, ...slot }: OwnSlot) => ({
  ...slot,
  id: `00000000-0000-4000-8000-${String(task.id).padStart(12, "0")}`,
  taskId: task.id,
  name: task.name,
  place: task.appointment?.name ?? null,
});

/** Hugo looks for a replacement for his slot. */
export const invitation = (slot: OwnSlot): SwapInvitation =>
  sampleOf(swapInvitationSchema, { ...swapOf(slot), status: "OPEN", requester: hugo });
/** The reader's own request for a slot. */
export const ownSwap = (slot: OwnSlot, more: Partial<OwnSwap> = {}): OwnSwap =>
  sampleOf(ownSwapSchema, { ...swapOf(slot), status: "OPEN", reason: "Malade", ...more });
