import { onDemand } from "@coulisses/shared-ui/overlay";

/**
 * The dialog of a slot: its people, those named by the sheet, and the removal of one; its code is loaded when
 * it opens.
 */
export const SlotDetailsDialog = onDemand(() => import("./slot-details-dialog"));

export { assignmentToolAddress, slotInAddress } from "./tool-address";
