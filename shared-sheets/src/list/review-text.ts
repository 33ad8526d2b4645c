import type { Team } from "@coulisses/shared-domain/people/team";
import { reviewLabels } from "@coulisses/shared-ui/icons";
import { nameOfTeam } from "../review/reviewers";

/** The reviews that a list can be filtered by. */
export const offeredReviews = ["REVIEWING", "REJECTED", "APPROVED"] as const;
export type OfferedReview = (typeof offeredReviews)[number];

/** « Humain : à relire »; undefined where nothing is asked of the team. */
export function reviewText(
  code: string,
  asked: string | undefined,
  teams: readonly Team[],
): string | undefined {
  const review = offeredReviews.find((one) => one === asked);
  return review && `${nameOfTeam(code, teams)} : ${reviewLabels[review].toLowerCase()}`;
}
