export { editsOf } from "./edits-of";
export type { SheetEdit } from "./send-edit";
export { type SendForm } from "./send-form";
