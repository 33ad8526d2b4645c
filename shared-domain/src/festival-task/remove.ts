import { refused } from "../festival-error";
import { type FestivalTask, READY_TO_ASSIGN } from "./festival-task";

/** FT-2: a task goes in any status but the last. */
export function checkRemovable({ id, status }: Pick<FestivalTask, "id" | "status">): void {
  if (status !== READY_TO_ASSIGN) return;
  throw refused(`Impossible de supprimer la fiche tâche #${id} car elle est déjà en cours d'affectation`);
}
