export { FormDialog } from "./form-dialog";
export { FormFrame, type FormFrameProps } from "./form-frame";
export { onDemand } from "./on-demand";
export { useDraft } from "./use-draft";
