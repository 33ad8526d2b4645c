import { onDemand } from "../late/on-demand";
import type { PasteDialogProps } from "./paste-dialog-surface";

/** Fills the page behind it with pasted lines. Few pages have one, so its code comes when it is opened. */
export const PasteDialog = onDemand<PasteDialogProps>(() => import("./paste-dialog-surface"));
