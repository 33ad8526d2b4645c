import { refused } from "../../festival-error";
import { notReadyForReview } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import {
  DRAFT,
  type DraftFestivalActivity,
  type FestivalActivity,
  type FestivalActivityReviewer,
  IN_REVIEW,
  type InReviewFestivalActivity,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  REVIEWING,
  type RefusedFestivalActivity,
  type Reviews,
  festivalActivityReviewers,
} from "../festival-activity";
import { historyDescriptions } from "../labels";
import { isReady, missingForReview } from "./readiness";
import { firstReviews, teamsWithReview } from "./review";

/** The result of asking for a review: the sheet in review, and the teams to notify. */
type ReviewRequest = {
  festivalActivity: InReviewFestivalActivity;
  /** The teams that have something to review again. */
  notified: FestivalActivityReviewer[];
};

/** The states from which a review may be asked for (FA-13). */
type DraftOrRefused = DraftFestivalActivity | RefusedFestivalActivity;

/** FA-13: true when a review may be asked for in this status; the sheet may still lack something (FA-14). */
export function canAskForReview(fa: FestivalActivity): fa is DraftOrRefused {
  return fa.status === DRAFT || fa.status === REFUSED;
}

/**
 * FA-10 to FA-16, from the states that allow it.
 * Throws `refused` with every reason when a draft is not ready (FA-14); a refused sheet is not checked again
 * (FA-12).
 */
export function askForReview(fa: DraftOrRefused, act: Act): ReviewRequest {
  return fa.status === DRAFT ? askForFirstReview(fa, act) : askAgain(fa, act);
}

/**
 * The same for a sheet in any status.
 * Throws `refused` in review or once validated (FA-13).
 */
export function requestReview(fa: FestivalActivity, act: Act): ReviewRequest {
  if (!canAskForReview(fa)) {
    throw refused(
      `La fiche activité #${fa.id} n'a pas été passée en demande de relecture. Seules des FAs refusées ou en brouillon le peuvent`,
    );
  }
  return askForReview(fa, act);
}

function askForFirstReview(fa: DraftFestivalActivity, act: Act): ReviewRequest {
  if (!isReady(fa)) throw notReadyForReview("FA", missingForReview(fa));
  const reviews = firstReviews(fa.general.toPublish);
  return {
    festivalActivity: inReview(fa, reviews, act),
    notified: festivalActivityReviewers.filter((team) => reviews[team] !== NOT_ASKING_TO_REVIEW),
  };
}

/** FA-12: only the teams that had rejected look again; readiness was checked the first time. */
function askAgain(fa: RefusedFestivalActivity, act: Act): ReviewRequest {
  const notified = teamsWithReview(REJECTED, fa.reviews);
  const again = Object.fromEntries(notified.map((team) => [team, REVIEWING] as const));
  const reviews: Reviews = { ...fa.reviews, ...again };
  return { festivalActivity: inReview(fa, reviews, act), notified };
}

function inReview(
  fa: Omit<InReviewFestivalActivity, "status" | "reviews">,
  reviews: Reviews,
  act: Act,
): InReviewFestivalActivity {
  const history = [...fa.history, keyEvent("READY_TO_REVIEW", act, historyDescriptions.readyToReview)];
  return { ...fa, status: IN_REVIEW, reviews, history };
}
