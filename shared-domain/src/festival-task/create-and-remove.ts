import { type FestivalError, badInput, notFound, refused } from "../festival-error";
import { type Act, keyEvent } from "../festival-event/history";
import { DRAFT, type DraftFestivalTask, type FestivalTask, READY_TO_ASSIGN } from "./festival-task";
import { historyDescriptions } from "./labels";
import type { LinkedActivity } from "./linked-activity";

/** FT-1: a draft with nothing but its name and its activity, its author as administrator. */
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

/** A sheet always has a name. */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw badInput("Le nom de la FT est nécessaire");
  return trimmed;
}

export const taskNotFound = (id: number): FestivalError =>
  notFound(`La fiche tâche #${id} n'a pas été trouvée`);

/** FT-2: a task goes in any status but the last. */
export function checkRemovable({ id, status }: Pick<FestivalTask, "id" | "status">): void {
  if (status !== READY_TO_ASSIGN) return;
  throw refused(`Impossible de supprimer la fiche tâche #${id} car elle est déjà en cours d'affectation`);
}
