export { nameOfTeam } from "./reviewers";
export type { SheetAction } from "./sheet-actions";
export { TeamLock } from "./team-lock";
export { useReviewActions, type Verdict } from "./use-review-actions";
