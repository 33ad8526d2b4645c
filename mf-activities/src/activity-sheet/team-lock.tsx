import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useListFaReviewersQuery } from "@coulisses/shared-auth";
import { TeamLock as Lock } from "@coulisses/shared-sheets/review";

/** Says which teams closed a part of the activity; nothing when it is open. */
export function TeamLock({ teams }: { teams: readonly FestivalActivityReviewer[] }) {
  const { data: reviewers = [] } = useListFaReviewersQuery();
  return <Lock teams={teams} reviewers={reviewers} />;
}
