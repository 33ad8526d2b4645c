export { editsOf } from "./edits-of";
export type { EditOutcome, SheetEdit, VersionedSheet, WriteEdit } from "./send-edit";
export { type SendForm, sendFormWith, type SendFormOptions } from "./send-form";
