import { refused } from "../../festival-error";
import { notAskedToReview, stillDraft } from "../../festival-event/errors";
import { notUndoable } from "../../festival-event/undo";
import { alreadyInAssignment, withReview } from "./review";
import {
  DRAFT,
  type FestivalTask,
  type FestivalTaskReviewer,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  type ReviewableFestivalTask,
  REVIEWING,
  WILL_NOT_REVIEW,
} from "../festival-task";

/**
 * FT-24, FT-25: the team will not review this task; the history keeps no line of it.
 * Throws what `whyNotIgnorable` answers.
 */
export function ignore(ft: FestivalTask, { team }: { team: FestivalTaskReviewer }): ReviewableFestivalTask {
  const refusal = whyNotIgnorable(ft, team);
  if (refusal) throw refusal;
  return withReview(ft, team, WILL_NOT_REVIEW);
}

/**
 * UND-1: a team that chose not to review has to review again; the history keeps no line of it either.
 * Throws `refused` for a draft, and once the team has another verdict.
 */
export function askAgain(ft: FestivalTask, { team }: { team: FestivalTaskReviewer }): ReviewableFestivalTask {
  if (ft.status === DRAFT) throw stillDraft({ kind: "FT", id: ft.id });
  if (ft.reviews[team] !== WILL_NOT_REVIEW) throw notUndoable();
  return withReview(ft, team, REVIEWING);
}

/**
 * The refusal that ignoring for this team would get now (FT-20, FT-25, FT-27), or undefined. Screens show it
 * before the click.
 */
export function whyNotIgnorable(ft: FestivalTask, team: FestivalTaskReviewer) {
  if (ft.status === DRAFT) return stillDraft({ kind: "FT", id: ft.id });
  if (team === "humain") return refused("Tu ne peux pas ignorer une fiche tâche");
  if (ft.reviews[team] === NOT_ASKING_TO_REVIEW) return notAskedToReview(ft.id, team);
  if (ft.status === READY_TO_ASSIGN) return alreadyInAssignment(ft.id);
  if (team === "matos" && ft.inquiries.length > 0) {
    return refused("La log matos ne peux pas ignorer une fiche tâche ayant des demandes de matos");
  }
  return undefined;
}
