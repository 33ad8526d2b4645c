export type { SheetEdit } from "./sheet-edit";
export { sheetWriter } from "./sheet-writer";
