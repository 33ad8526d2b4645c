import { refused } from "../../festival-error";
import { alreadyApproved, missingDrives, notAskedToReview, stillDraft } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import {
  APPROVED,
  DRAFT,
  type FestivalActivity,
  type FestivalActivityReviewer,
  NOT_ASKING_TO_REVIEW,
  type ReviewableFestivalActivity,
} from "../festival-activity";
import { inquiryOwners, requestsOf } from "../../festival-event/inquiry";
import { historyDescriptions } from "../labels";
import { withReviews } from "./review";

/**
 * FA-20 to FA-24: the sheet with this team's approval, a line in its history, and the status that follows.
 * Throws what `whyNotApprovable` answers.
 */
export function approve(
  fa: FestivalActivity,
  { team, ...act }: Act & { team: FestivalActivityReviewer },
): ReviewableFestivalActivity {
  if (fa.status === DRAFT) throw stillDraft({ kind: "FA", id: fa.id });
  const refusal = whyNotApprovable(fa, team);
  if (refusal) throw refusal;

  const approved = withReviews(fa, { ...fa.reviews, [team]: APPROVED });
  const event = keyEvent("APPROVED", act, historyDescriptions.approved);
  return { ...approved, history: [...fa.history, event] };
}

/**
 * The refusal that approving for this team would get now (FA-20 to FA-22), or undefined. Screens show it before
 * the click.
 */
export function whyNotApprovable(fa: FestivalActivity, team: FestivalActivityReviewer) {
  if (fa.status === DRAFT) return stillDraft({ kind: "FA", id: fa.id });
  if (fa.reviews[team] === APPROVED) return alreadyApproved(fa.id, team);
  if (fa.reviews[team] === NOT_ASKING_TO_REVIEW) return notAskedToReview(fa.id, team);
  if (lacksDrives(fa, team)) return missingDrives("FA");
  if (team === "signa" && fa.signa.signages.some(({ catalogItem }) => !catalogItem)) {
    return refused(
      "Il faut attribuer des références du catalogue aux demandes de signalétiques avant de valider la FA",
    );
  }
  return undefined;
}

/** FA-21: each owner answers for its own requests only. */
function lacksDrives(fa: ReviewableFestivalActivity, team: FestivalActivityReviewer): boolean {
  const owner = inquiryOwners.find((one) => one === team);
  if (!owner) return false;
  return requestsOf(fa.inquiry, owner).some(({ drive }) => !drive);
}
