import { type FestivalError, notFound } from "../festival-error";

/** FA-2 */
export const activityNotFound = (id: number): FestivalError =>
  notFound(`La fiche activité #${id} n'a pas été trouvée`);
