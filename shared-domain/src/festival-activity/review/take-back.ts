import { stillDraft } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import { verdictToTakeBack } from "../../festival-event/taken-back";
import {
  DRAFT,
  type FestivalActivity,
  type FestivalActivityReviewer,
  REVIEWING,
  type ReviewableFestivalActivity,
} from "../festival-activity";
import { historyDescriptions } from "../labels";
import { withReviews } from "./review";

/**
 * FA-27: the reviewer takes back the verdict just given: the team has to review again, and the history says so.
 * Throws `refused` for a draft, and once another event has followed the verdict.
 */
export function takeBack(
  fa: FestivalActivity,
  { team, ...act }: Act & { team: FestivalActivityReviewer },
): ReviewableFestivalActivity {
  if (fa.status === DRAFT) throw stillDraft({ kind: "FA", id: fa.id });
  const review = fa.reviews[team];
  const verdict = verdictToTakeBack({ ...fa, kind: "FA" }, { team, review, by: act.by });

  const again = withReviews(fa, { ...fa.reviews, [team]: REVIEWING });
  const event = keyEvent("TAKEN_BACK", act, historyDescriptions.takenBack[verdict]);
  return { ...again, history: [...fa.history, event] };
}
