import {
  APPROVED,
  type FestivalActivity,
  type FestivalActivityReviewer,
  IN_REVIEW,
  DRAFT,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  REVIEWING,
  type Review,
  type ReviewableFestivalActivity,
  type ReviewableStatus,
  type Reviews,
  VALIDATED,
  festivalActivityReviewers,
} from "../festival-activity";

/** The reviews with which an activity leaves the draft (FA-11). */
export function firstReviews(toPublish: boolean): Reviews {
  return {
    humain: REVIEWING,
    matos: REVIEWING,
    elec: REVIEWING,
    barrieres: REVIEWING,
    secu: REVIEWING,
    signa: REVIEWING,
    communication: toPublish ? REVIEWING : NOT_ASKING_TO_REVIEW,
  };
}

/** The status follows from the reviews: one rejection refuses, all teams settled validates. */
export function statusOf(reviews: Reviews): ReviewableStatus {
  const allReviews = Object.values(reviews);
  if (allReviews.includes(REJECTED)) return REFUSED;
  const settled = allReviews.every((review) => review === APPROVED || review === NOT_ASKING_TO_REVIEW);
  return settled ? VALIDATED : IN_REVIEW;
}

/** The teams whose review is this one, in the order in which reviews are shown; none without reviews (a draft). */
export function teamsWithReview(review: Review, reviews: Reviews | undefined): FestivalActivityReviewer[] {
  return festivalActivityReviewers.filter((team) => reviews?.[team] === review);
}

/** True while this team's approval stands; never in a draft. */
export function hasApproved(fa: FestivalActivity, team: FestivalActivityReviewer): boolean {
  return fa.status !== DRAFT && fa.reviews[team] === APPROVED;
}

/** The same sheet with these reviews, and the status that follows from them. */
export function withReviews(fa: ReviewableFestivalActivity, reviews: Reviews): ReviewableFestivalActivity {
  return { ...fa, reviews, status: statusOf(reviews) };
}

/**
 * True when a rejection is to be mailed: only the sheet's first one, as its author has changed nothing since.
 */
export function isFirstRejection(fa: FestivalActivity): boolean {
  return fa.status !== DRAFT && teamsWithReview(REJECTED, fa.reviews).length === 1;
}

/** True when a validation is to be mailed: the change settled the last awaited review. */
export function hasJustBeenValidated(before: FestivalActivity, after: FestivalActivity): boolean {
  return before.status !== VALIDATED && after.status === VALIDATED;
}
