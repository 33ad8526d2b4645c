import { DRAFT, type FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { canAskForReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { missingForReview } from "@coulisses/shared-domain/festival-activity/review/readiness";

export type Readiness = {
  /** Whether the sheet's status lets one ask at all. */
  askable: boolean;
  /** What the server would answer, said before asking; a refused sheet is not checked again. */
  missing: string[];
};

export function readinessOf(activity: FestivalActivity): Readiness {
  return {
    askable: canAskForReview(activity),
    missing: activity.status === DRAFT ? missingForReview(activity) : [],
  };
}
