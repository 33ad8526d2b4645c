import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { useListFtReviewersQuery } from "@coulisses/shared-auth";
import { TeamLock as Lock } from "@coulisses/shared-ui/sheet";

/** Says which teams closed a part of the task; nothing when it is open. */
export function TeamLock({ teams, part }: { teams: readonly FestivalTaskReviewer[]; part?: string | undefined }) {
  const { data: reviewers = [] } = useListFtReviewersQuery();
  return <Lock teams={teams} reviewers={reviewers} part={part} />;
}
