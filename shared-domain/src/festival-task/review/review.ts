import { type FestivalError, refused } from "../../festival-error";
import { stillDraft } from "../../festival-event/errors";
import {
  APPROVED,
  DRAFT,
  type FestivalTask,
  type FestivalTaskReviewer,
  IN_REVIEW,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  REFUSED,
  REJECTED,
  REVIEWING,
  type Review,
  type ReviewableFestivalTask,
  type ReviewableStatus,
  type Reviews,
  VALIDATED,
  WILL_NOT_REVIEW,
  festivalTaskReviewers,
} from "../festival-task";

/** The reviews with which a task leaves the draft (FT-10). */
export function firstReviews(hasSupplyRequest: boolean): Reviews {
  return {
    humain: REVIEWING,
    matos: REVIEWING,
    elec: hasSupplyRequest ? REVIEWING : NOT_ASKING_TO_REVIEW,
  };
}

const finalReviews: readonly Review[] = [APPROVED, NOT_ASKING_TO_REVIEW, WILL_NOT_REVIEW];

/** The status follows from the reviews: one rejection refuses, all teams settled validates. */
export function statusOf(reviews: Reviews): ReviewableStatus {
  const allReviews = Object.values(reviews);
  if (allReviews.includes(REJECTED)) return REFUSED;
  return allReviews.every((review) => finalReviews.includes(review)) ? VALIDATED : IN_REVIEW;
}

/** The teams whose review is this one, in the order in which reviews are shown; none in a draft. */
export function teamsWithReview(review: Review, ft: FestivalTask): FestivalTaskReviewer[] {
  if (ft.status === DRAFT) return [];
  return festivalTaskReviewers.filter((team) => ft.reviews[team] === review);
}

/** The teams whose approval stands. */
export const approversOf = (ft: FestivalTask): FestivalTaskReviewer[] => teamsWithReview(APPROVED, ft);

/**
 * The sheet with this team's review, and the status that follows. Throws `refused` for a draft and once in
 * assignment.
 */
export function withReview(
  ft: FestivalTask,
  team: FestivalTaskReviewer,
  review: Review,
): ReviewableFestivalTask {
  if (ft.status === DRAFT) throw stillDraft({ kind: "FT", id: ft.id });
  if (ft.status === READY_TO_ASSIGN) throw alreadyInAssignment(ft.id);
  return withReviews(ft, { ...ft.reviews, [team]: review });
}

/** The sheet with these reviews, and the status that follows. */
export function withReviews(ft: ReviewableFestivalTask, reviews: Reviews): ReviewableFestivalTask {
  return { ...ft, reviews, status: statusOf(reviews) };
}

/** FT-27: approving and ignoring leave a task in assignment as it is. */
export const alreadyInAssignment = (id: number): FestivalError =>
  refused(`La FT #${id} est déjà en cours d'affectation`);

/**
 * True when a rejection is to be mailed: only the sheet's first one, as its author has changed nothing since.
 */
export function isFirstRejection(ft: FestivalTask): boolean {
  return teamsWithReview(REJECTED, ft).length === 1;
}
