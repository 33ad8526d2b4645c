export { onDemand } from "./sheet/on-demand";
export type { SheetEdit } from "./sheet/sheet-edit";
export { sheetOf } from "./sheet/sheet-of";
export { sheetWriter } from "./sheet/sheet-writer";
export { usePeopleWithMe } from "./sheet/use-people-with-me";
export { useDraft } from "./sheet/use-draft";
export type { SheetText } from "./sheet/use-sheet-text";
