export { RefusalNotice } from "./refusal-notice";
export { progressOf, type SectionPlan, type SectionProgress } from "./section-progress";
export { SheetHeader } from "./sheet-header";
export { SheetLayout } from "./sheet-layout";
export { SheetPage } from "./sheet-page";
export { SheetSection, TwoFields } from "./sheet-section";
export { useTeam } from "./use-team";
