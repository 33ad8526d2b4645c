import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";

/** Identifier of a slot within its task, in the address of the assignment tool. */
export const slotInAddress = ({ mobilizationId, assignmentId }: Omit<SlotIdentifier, "taskId">) =>
  `${mobilizationId}~${assignmentId}`;

/** Address of the assignment tool at this slot, for those who assign. */
export const assignmentToolAddress = (slot: SlotIdentifier) =>
  `/assignment/task-orga?${new URLSearchParams({ ft: String(slot.taskId), slot: slotInAddress(slot) })}`;
