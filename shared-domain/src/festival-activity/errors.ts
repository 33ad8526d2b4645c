import { type FestivalError, notFound, refused } from "../festival-error";
import type { FestivalActivityReviewer } from "./festival-activity";

/** FA-2 */
export const activityNotFound = (id: number): FestivalError =>
  notFound(`La fiche activité #${id} n'a pas été trouvée`);

export const stillDraft = (id: number): FestivalError =>
  refused(`La FA #${id} est encore en brouillon`);

export const notAskedToReview = (id: number, team: FestivalActivityReviewer): FestivalError =>
  refused(`La fiche #${id} n'est pas à valider par l'équipe ${team}`);

/** FA-38 */
export function lockedMessage(teams: readonly string[]): string {
  if (teams.length > 1) {
    return `La FA a déjà été validée par les équipes ${teams.join(" et ")}.`;
  }
  return `La FA a déjà été validée par l'équipe ${teams.join("")}.`;
}
