import { refused } from "../../festival-error";
import { notReadyForReview } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import type { UserIdentity } from "../../people/user";
import {
  DRAFT,
  type DraftFestivalTask,
  type FestivalTask,
  type FestivalTaskReviewer,
  IN_REVIEW,
  type InReviewFestivalTask,
  REFUSED,
  REJECTED,
  REVIEWING,
  type RefusedFestivalTask,
} from "../festival-task";
import { historyDescriptions } from "../labels";
import { isReady, missingForReview } from "./readiness";
import { firstReviews, teamsWithReview } from "./review";

/** A member of humain who reviews tasks; `inReview` is the number of tasks in review that this person follows. */
export type ReviewerCandidate = UserIdentity & { inReview: number };

/** The result of asking for a review: the sheet in review, and the teams to notify. */
type ReviewRequest = {
  festivalTask: InReviewFestivalTask;
  /** The teams that have something to review again. */
  notified: FestivalTaskReviewer[];
};

/** The states from which a review may be asked for (FT-13). */
type DraftOrRefused = DraftFestivalTask | RefusedFestivalTask;

/** `reviewers`: the candidates for following a first review. */
type Asking = Act & { reviewers: readonly ReviewerCandidate[] };

/** FT-13: true when a review may be asked for in this status; the sheet may still lack something (FT-14). */
export function canAskForReview(ft: FestivalTask): ft is DraftOrRefused {
  return ft.status === DRAFT || ft.status === REFUSED;
}

/**
 * FT-10 to FT-15, from the states that allow it.
 * Throws `refused` with every reason when a draft is not ready (FT-14), or « Aucun relecteur humain disponible »
 * (FT-11).
 */
function askForReview(ft: DraftOrRefused, asking: Asking): ReviewRequest {
  return ft.status === DRAFT ? askForFirstReview(ft, asking) : askAgain(ft, asking);
}

/**
 * The same for a sheet in any status.
 * Throws `refused` in review, once validated and in assignment (FT-13).
 */
export function requestReview(ft: FestivalTask, asking: Asking): ReviewRequest {
  if (!canAskForReview(ft)) {
    throw refused(
      `La fiche tâche #${ft.id} n'a pas été passée en demande de relecture. Seules des FTs refusées ou en brouillon le peuvent`,
    );
  }
  return askForReview(ft, asking);
}

function askForFirstReview(ft: DraftFestivalTask, { reviewers, ...act }: Asking): ReviewRequest {
  if (!isReady(ft)) throw notReadyForReview("FT", missingForReview(ft));
  const festivalTask: InReviewFestivalTask = {
    ...ft,
    status: IN_REVIEW,
    reviews: firstReviews(ft.festivalActivity.hasSupplyRequest),
    reviewer: chooseReviewer(reviewers, ft.general.administrator),
    history: [...ft.history, readyToReview(act)],
  };
  return { festivalTask, notified: teamsWithReview(REVIEWING, festivalTask) };
}

/** FT-12: only the teams that had rejected look again; readiness was kept since the first time. */
function askAgain(ft: RefusedFestivalTask, { by, at }: Asking): ReviewRequest {
  const notified = teamsWithReview(REJECTED, ft);
  const again = Object.fromEntries(notified.map((team) => [team, REVIEWING] as const));
  return {
    festivalTask: {
      ...ft,
      status: IN_REVIEW,
      reviews: { ...ft.reviews, ...again },
      history: [...ft.history, readyToReview({ by, at })],
    },
    notified,
  };
}

const readyToReview = (act: Act) => keyEvent("READY_TO_REVIEW", act, historyDescriptions.readyToReview);

/**
 * FT-11: the candidate with the fewest tasks in review, the administrator apart; the first registered among
 * equals.
 * Throws `refused` « Aucun relecteur humain disponible ».
 */
export function chooseReviewer(
  candidates: readonly ReviewerCandidate[],
  administrator: Pick<UserIdentity, "id">,
): UserIdentity {
  const [candidate] = candidates
    .filter(({ id }) => id !== administrator.id)
    .sort((a, b) => a.inReview - b.inReview || a.id - b.id);
  if (!candidate) throw refused("Aucun relecteur humain disponible");
  const { inReview: _, ...reviewer } = candidate;
  return reviewer;
}
