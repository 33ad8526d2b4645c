import { badInput } from "../../festival-error";
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

/** The status is always what the reviews say. */
export function statusOf(reviews: Reviews): ReviewableStatus {
  const said = Object.values(reviews);
  if (said.includes(REJECTED)) return REFUSED;
  const settled = said.every((review) => review === APPROVED || review === NOT_ASKING_TO_REVIEW);
  return settled ? VALIDATED : IN_REVIEW;
}

/** The teams whose review is this one, in the order in which reviews are shown. */
export function teamsWithReview(review: Review, reviews: Reviews | undefined): FestivalActivityReviewer[] {
  return festivalActivityReviewers.filter((team) => reviews?.[team] === review);
}

export function hasApproved(fa: FestivalActivity, team: FestivalActivityReviewer): boolean {
  return fa.status !== DRAFT && fa.reviews[team] === APPROVED;
}

/** The same sheet with these reviews, and the status that follows from them. */
export function withReviews(fa: ReviewableFestivalActivity, reviews: Reviews): ReviewableFestivalActivity {
  return { ...fa, reviews, status: statusOf(reviews) };
}

/** Reads a reviewer team from the outside; `verb` says what it was meant to do. */
export function toReviewer(team: string, verb: "approuver" | "rejeter"): FestivalActivityReviewer {
  const reviewer = festivalActivityReviewers.find((known) => known === team);
  if (!reviewer) {
    throw badInput(`Seuls humain, matos, elec, barrieres, secu, signa, communication peuvent ${verb} une FA`);
  }
  return reviewer;
}

/** A rejection is mailed only when it is the sheet's only one: the person already knows otherwise. */
export function isFirstRejection(fa: FestivalActivity): boolean {
  return fa.status !== DRAFT && teamsWithReview(REJECTED, fa.reviews).length === 1;
}

/** The approval that settles the last awaited review is mailed. */
export function hasJustBeenValidated(before: FestivalActivity, after: FestivalActivity): boolean {
  return before.status !== VALIDATED && after.status === VALIDATED;
}
