export { sheetApi } from "./sheet-api";
export { sheetWriter } from "./sheet-writer";
