export { SheetLayout } from "./sheet-layout";
export { sheetNumber } from "./sheet-number";
export { SheetSection } from "./sheet-section";
export { SheetSummary } from "./sheet-summary";
