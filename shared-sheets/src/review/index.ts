export { AskForReview } from "./ask-for-review";
export { nameOfTeam } from "./reviewers";
export { TeamLock } from "./team-lock";
export { type Verdict, VerdictButtons } from "./verdict-buttons";
