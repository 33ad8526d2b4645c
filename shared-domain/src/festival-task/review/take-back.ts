import { stillDraft } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import { verdictToTakeBack } from "../../festival-event/taken-back";
import {
  DRAFT,
  type FestivalTask,
  type FestivalTaskReviewer,
  type ReviewableFestivalTask,
  REVIEWING,
} from "../festival-task";
import { historyDescriptions } from "../labels";
import { withReview } from "./review";

/**
 * FT-28: the reviewer takes back the verdict just given: the team has to review again, and the history says so.
 * Assignments that a rejection removed stay removed. Throws `refused` for a draft, and once another event has
 * followed the verdict.
 */
export function takeBack(
  ft: FestivalTask,
  { team, ...act }: Act & { team: FestivalTaskReviewer },
): ReviewableFestivalTask {
  if (ft.status === DRAFT) throw stillDraft({ kind: "FT", id: ft.id });
  const review = ft.reviews[team];
  const verdict = verdictToTakeBack({ ...ft, kind: "FT" }, { team, review, by: act.by });

  const event = keyEvent("TAKEN_BACK", act, historyDescriptions.takenBack[verdict]);
  return { ...withReview(ft, team, REVIEWING), history: [...ft.history, event] };
}
