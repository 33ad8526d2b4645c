export { SheetLayout } from "./sheet-layout";
export { SheetPage } from "./sheet-page";
export { SheetSection, TwoFields } from "./sheet-section";
export { SheetSummary } from "./sheet-summary";
