import { type FestivalError, notFound, refused } from "../festival-error";

export const taskNotFound = (id: number): FestivalError =>
  notFound(`La fiche tâche #${id} n'a pas été trouvée`);

/** FT-43 */
export const mobilizationNotFound = (): FestivalError =>
  notFound("Il n'y a pas de mobilisation correspondante");

/** Approving and ignoring leave a task in assignment as it is. */
export const alreadyInAssignment = (id: number): FestivalError =>
  refused(`La FT #${id} est déjà en cours d'affectation`);
