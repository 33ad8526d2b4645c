import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { firstReviews } from "@coulisses/shared-domain/festival-activity/review/review";
import { lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";

export { lea, noel };

/** Every team is asked, none has answered. */
export const allReviewing = firstReviews(true);

/** A line of the list: a draft by Noël, with these changes. */
export function preview(
  id: number,
  name: string,
  more: Partial<FestivalActivityPreview> = {},
): FestivalActivityPreview {
  return { id, name, status: "DRAFT", adherent: noel, team: null, needSupply: false, ...more };
}
