import { alreadyApproved, missingDrives, notAskedToReview, stillDraft } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import { alreadyInAssignment, withReview } from "./review";
import {
  APPROVED,
  DRAFT,
  type FestivalTask,
  type FestivalTaskReviewer,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  type ReviewableFestivalTask,
} from "../festival-task";
import { historyDescriptions } from "../labels";

/**
 * FT-20 to FT-22: the sheet with this team's approval, a line in its history, and the status that follows.
 * Throws what `whyNotApprovable` answers.
 */
export function approve(
  ft: FestivalTask,
  { team, ...act }: Act & { team: FestivalTaskReviewer },
): ReviewableFestivalTask {
  const refusal = whyNotApprovable(ft, team);
  if (refusal) throw refusal;

  const approved = withReview(ft, team, APPROVED);
  const event = keyEvent("APPROVED", act, historyDescriptions.approved);
  return { ...approved, history: [...ft.history, event] };
}

/**
 * The refusal that approving for this team would get now (FT-20, FT-21, FT-27), or undefined. Screens show it
 * before the click.
 */
export function whyNotApprovable(ft: FestivalTask, team: FestivalTaskReviewer) {
  if (ft.status === DRAFT) return stillDraft({ kind: "FT", id: ft.id });
  if (ft.reviews[team] === NOT_ASKING_TO_REVIEW) return notAskedToReview(ft.id, team);
  if (ft.reviews[team] === APPROVED) return alreadyApproved(ft.id, team);
  if (ft.status === READY_TO_ASSIGN) return alreadyInAssignment(ft.id);
  if (team === "matos" && ft.inquiries.some(({ drive }) => !drive)) return missingDrives("FT");
  return undefined;
}
