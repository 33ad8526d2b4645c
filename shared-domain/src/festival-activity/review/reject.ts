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

/** FA-25, FA-26: with a reason, also for a team that had approved and for a validated activity. */
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
