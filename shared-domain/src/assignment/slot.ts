import { type TimeWindow, toTimeWindow } from "../festival-event/time-window";
import type { UserIdentity } from "../people/user";
import { createPeriod } from "../time/period";
import { slicesOf } from "./split";

/** A person assigned to a slot. `as` is the code of the team for which they come; absent when the mobilization names them. */
export type Assignee = UserIdentity & { as?: string };

/** A window of a mobilization in which people come; its id is unique within its mobilization. */
export type Slot = TimeWindow & { assignees: Assignee[] };

/** Names one slot of the festival; `assignmentId`, as the API writes it, is the id of the slot in its mobilization. */
export type SlotIdentifier = { taskId: number; mobilizationId: string; assignmentId: string };

/** The identifier alone, of a slot that carries more. */
export const slotIdentifier = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier): SlotIdentifier => ({
  taskId,
  mobilizationId,
  assignmentId,
});

/** The identifier as one string, for keys of maps, lists and problems. */
export const slotKey = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier): string =>
  [String(taskId), mobilizationId, assignmentId].map(encodeURIComponent).join("/");

/** Reads what `slotKey` made. */
export function readSlotKey(key: string): SlotIdentifier {
  const [taskId = "", mobilizationId = "", assignmentId = ""] = key.split("/").map(decodeURIComponent);
  return { taskId: Number(taskId), mobilizationId, assignmentId };
}

/** True when both name the same slot. */
export const isSameSlot = (one: SlotIdentifier, other: SlotIdentifier): boolean =>
  slotKey(one) === slotKey(other);

type Splittable = {
  start: string;
  end: string;
  durationSplitInHour: number | null;
  volunteers: readonly UserIdentity[];
};

/** AS-3: who is named in the mobilization comes to each of its slots; teams are filled later. */
export function splitIntoSlots({ start, end, durationSplitInHour, volunteers }: Splittable): Slot[] {
  return slicesOf(createPeriod({ start, end }), durationSplitInHour).map((slot) => ({
    ...toTimeWindow(slot),
    assignees: volunteers.map(toAssignee),
  }));
}

function toAssignee({ id, firstname, lastname, nickname }: UserIdentity): Assignee {
  return { id, firstname, lastname, ...(nickname === undefined ? {} : { nickname }) };
}
