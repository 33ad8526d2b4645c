export { AskForReview } from "./ask-for-review";
export { RejectDialog } from "./reject-dialog";
export { TeamLock } from "./team-lock";
export { nameOfTeam, type Verdict, VerdictButtons } from "./verdict-buttons";
