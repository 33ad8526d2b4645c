import { DRAFT, type FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { canAskForReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { missingForReview } from "@coulisses/shared-domain/festival-activity/review/readiness";

export type Readiness = {
  /** True when the sheet's status allows a review to be asked for. */
  askable: boolean;
  /** Fields that a draft lacks for its review; empty otherwise, for a refused sheet is not checked again. */
  missing: string[];
};

export function readinessOf(activity: FestivalActivity): Readiness {
  return {
    askable: canAskForReview(activity),
    missing: activity.status === DRAFT ? missingForReview(activity) : [],
  };
}
