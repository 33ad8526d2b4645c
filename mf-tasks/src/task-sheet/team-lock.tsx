import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { TeamLock as Lock } from "@coulisses/shared-sheets/review";
import { useTaskReviewers } from "../api/use-task-reviewers";

/** Says which teams closed a part of the task; nothing when it is open. */
export function TeamLock({
  teams,
  part,
}: {
  teams: readonly FestivalTaskReviewer[];
  part?: string | undefined;
}) {
  const reviewers = useTaskReviewers();
  return <Lock teams={teams} reviewers={reviewers} part={part} />;
}
