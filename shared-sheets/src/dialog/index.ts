export { FormDialog } from "./form-dialog";
export { FormFrame, type FormFrameProps } from "./form-frame";
export { useDraft } from "./use-draft";
