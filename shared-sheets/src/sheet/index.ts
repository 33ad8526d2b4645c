export { sheetOf } from "./sheet-of";
