import { badInput } from "../../festival-error";
import { notAskedToReview, stillDraft } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import {
  DRAFT,
  type FestivalTask,
  type FestivalTaskReviewer,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  REFUSED,
  REJECTED,
  type ReadyToAssignFestivalTask,
  type RefusedFestivalTask,
  VALIDATED,
  type ValidatedFestivalTask,
} from "../festival-task";
import { historyDescriptions } from "../labels";

/**
 * FT-23, AS-5: the refused sheet, with the reason in its history; in any status but the draft, and again by a
 * team that has rejected. A task in assignment loses its assignments. Throws `refused` for a draft or a team
 * that is not asked, `bad-input` « Une explication est nécessaire pour rejeter une FT » for a blank reason.
 */
export function reject(
  ft: FestivalTask,
  { team, reason, ...act }: Act & { team: FestivalTaskReviewer; reason: string },
): RefusedFestivalTask {
  if (ft.status === DRAFT) throw stillDraft({ kind: "FT", id: ft.id });
  if (ft.reviews[team] === NOT_ASKING_TO_REVIEW) throw notAskedToReview(ft.id, team);
  const explanation = reason.trim();
  if (explanation === "") throw badInput("Une explication est nécessaire pour rejeter une FT");

  const event = keyEvent("REJECTED", act, historyDescriptions.rejected(explanation));
  return {
    ...(ft.status === READY_TO_ASSIGN ? withoutAssignments(ft) : ft),
    status: REFUSED,
    reviews: { ...ft.reviews, [team]: REJECTED },
    history: [...ft.history, event],
  };
}

/** AS-5: the number of assignments that a rejection would remove. Screens show it before the click. */
export function assignmentsLostBy(ft: FestivalTask): number {
  if (ft.status !== READY_TO_ASSIGN) return 0;
  return ft.mobilizations.reduce((count, { assignments }) => count + assignments.length, 0);
}

/** AS-5: the task without its assignments, category and priority. */
function withoutAssignments(ft: ReadyToAssignFestivalTask): ValidatedFestivalTask {
  const { category: _category, topPriority: _topPriority, ...task } = ft;
  const mobilizations = ft.mobilizations.map(({ assignments: _, ...mobilization }) => mobilization);
  return { ...task, status: VALIDATED, mobilizations };
}
