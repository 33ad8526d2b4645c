import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { useAppDispatch, useNotify } from "@coulisses/shared-auth";
import { editGeneral } from "../api/edits/general-edits";
import { editInstructions } from "../api/edits/instructions-edits";
import { writeTask } from "../api/edits/write-task";

/**
 * Gives a new task what its activity already says: its team, and its place as the place of appointment. Its hours are
 * proposed with the first mobilization. The task is there already: what can't be taken over is left to the person.
 */
export function useTakeOver() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return async (task: FestivalTask, team: string | null) => {
    const place = task.festivalActivity.location;
    const edits = [
      ...(team === null ? [] : [editGeneral({ team })]),
      ...(place === null ? [] : [editInstructions({ appointmentId: place.id })]),
    ];
    let sheet = task;
    for (const edit of edits) {
      const outcome = await dispatch(writeTask(edit, sheet));
      if (outcome.kind === "saved") sheet = outcome.sheet;
      else notify({ type: "error", message: NOT_TAKEN_OVER });
    }
  };
}

const NOT_TAKEN_OVER =
  "La FT est créée, mais elle n'a pas pu reprendre l'équipe ou le lieu de la FA : complète-la.";
