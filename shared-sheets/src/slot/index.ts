import { onDemand } from "@coulisses/shared-ui/overlay";

/** Who comes to a slot of a task, by whom it is named, and how to take somebody off it; its code comes when it opens. */
export const SlotDetailsDialog = onDemand(() => import("./slot-details-dialog"));
export type { SlotDetailsProps } from "./slot-details-dialog";
