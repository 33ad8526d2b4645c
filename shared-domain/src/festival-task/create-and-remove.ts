import { type FestivalError, badInput, notFound, refused } from "../festival-error";
import { type Act, keyEvent } from "../festival-event/history";
import { DRAFT, type DraftFestivalTask, type FestivalTask, READY_TO_ASSIGN } from "./festival-task";
import { historyDescriptions } from "./labels";
import type { LinkedActivity } from "./linked-activity";

/**
 * FT-1: a draft at version 1 with nothing but its name and its activity, its author as administrator.
 * Throws `bad-input` « Le nom de la FT est nécessaire » for a blank name.
 */
export function createFestivalTask({
  id,
  name,
  festivalActivity,
  ...act
}: Act & { id: number; name: string; festivalActivity: LinkedActivity }): DraftFestivalTask {
  return {
    id,
    version: 1,
    status: DRAFT,
    festivalActivity,
    general: { name: checkName(name), administrator: act.by, team: null },
    instructions: {
      appointment: null,
      contacts: [],
      global: null,
      inCharge: { volunteers: [], instruction: null },
    },
    mobilizations: [],
    inquiries: [],
    feedbacks: [],
    history: [keyEvent("CREATED", act, historyDescriptions.created)],
  };
}

/**
 * The name without the spaces around it.
 * Throws `bad-input` « Le nom de la FT est nécessaire » when nothing is left.
 */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw badInput("Le nom de la FT est nécessaire");
  return trimmed;
}

/** The `not-found` refusal for a number that no task has. */
export const taskNotFound = (id: number): FestivalError =>
  notFound(`La fiche tâche #${id} n'a pas été trouvée`);

/**
 * FT-2: a task can be removed until its assignment starts.
 * Throws `refused` « Impossible de supprimer la fiche tâche … ».
 */
export function checkRemovable({ id, status }: Pick<FestivalTask, "id" | "status">): void {
  if (status !== READY_TO_ASSIGN) return;
  throw refused(`Impossible de supprimer la fiche tâche #${id} car elle est déjà en cours d'affectation`);
}
