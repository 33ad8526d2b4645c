export { AskForReview } from "./ask-for-review";
export { nameOfTeam, useReviewers } from "./reviewers";
export { TeamLock } from "./team-lock";
export { type Verdict, VerdictButtons } from "./verdict-buttons";
