export { sheetApi } from "./sheet-api";
export { sheetWriter, type SheetWriter } from "./sheet-writer";
