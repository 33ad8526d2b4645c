import { isMemberOf, type Access } from "@coulisses/shared-domain/access/access";
import { whyNotApprovable } from "@coulisses/shared-domain/festival-activity/review/approve";
import {
  APPROVED,
  DRAFT,
  festivalActivityReviewers,
  NOT_ASKING_TO_REVIEW,
  REJECTED,
  REVIEWING,
  type FestivalActivity,
  type FestivalActivityReviewer,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Verdict } from "@coulisses/shared-sheets/review";

/** Verdicts that the reader's teams may give now. */
export function verdictsOf(activity: FestivalActivity, access: Access): Verdict<FestivalActivityReviewer>[] {
  if (activity.status === DRAFT) return [];
  const { reviews } = activity;
  return festivalActivityReviewers
    .filter((team) => isMemberOf(access, team) && reviews[team] !== NOT_ASKING_TO_REVIEW)
    .map((team) => {
      const refusal = whyNotApprovable(activity, team);
      const obstacle = reviews[team] === APPROVED ? undefined : refusal?.message;
      return {
        team,
        isAwaited: reviews[team] === REVIEWING,
        canApprove: refusal === undefined,
        canReject: reviews[team] !== REJECTED,
        ...(obstacle && { obstacle }),
      };
    });
}
