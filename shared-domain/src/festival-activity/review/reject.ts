import { badInput, refused } from "../../festival-error";
import { notAskedToReview, stillDraft } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import {
  DRAFT,
  type FestivalActivity,
  type FestivalActivityReviewer,
  NOT_ASKING_TO_REVIEW,
  REJECTED,
  type ReviewableFestivalActivity,
} from "../festival-activity";
import { historyDescriptions } from "../labels";
import { withReviews } from "./review";

/**
 * FA-25, FA-26: the refused sheet, with the reason in its history. A team that had approved may reject, also a
 * validated activity.
 * Throws `refused` for a draft, a team that is not asked or has rejected already; `bad-input` « Une explication
 * est nécessaire pour rejeter une FA » for a blank reason.
 */
export function reject(
  fa: FestivalActivity,
  { team, reason, ...act }: Act & { team: FestivalActivityReviewer; reason: string },
): ReviewableFestivalActivity {
  if (fa.status === DRAFT) throw stillDraft({ kind: "FA", id: fa.id });
  if (fa.reviews[team] === NOT_ASKING_TO_REVIEW) throw notAskedToReview(fa.id, team);
  if (fa.reviews[team] === REJECTED) {
    throw refused(`La FA #${fa.id} est refusée par l'équipe ${team}`);
  }
  const explanation = reason.trim();
  if (explanation === "") throw badInput("Une explication est nécessaire pour rejeter une FA");

  const rejected = withReviews(fa, { ...fa.reviews, [team]: REJECTED });
  const event = keyEvent("REJECTED", act, historyDescriptions.rejected(explanation));
  return { ...rejected, history: [...fa.history, event] };
}
