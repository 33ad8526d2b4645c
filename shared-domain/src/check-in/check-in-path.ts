import type { SlotIdentifier } from "../assignment/slot";

/** The path of the page that lists the slots to check in. */
export const CHECK_IN_PATH = "/check-in";

/** Path of the page that checks in a slot. */
export const checkInPath = ({ taskId, mobilizationId, assignmentId }: SlotIdentifier): string =>
  `${CHECK_IN_PATH}/${String(taskId)}/${encodeURIComponent(mobilizationId)}/${encodeURIComponent(assignmentId)}`;
