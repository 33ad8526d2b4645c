export { sheetApi } from "./sheet-api";
export type { SheetWriter } from "./sheet-writer";
