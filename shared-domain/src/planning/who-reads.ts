import { type Access, can } from "../access/access";
import { type FestivalError, forbidden, notFound } from "../festival-error";

/** Those who call people, look at many plannings or assign: they read anybody's. */
const readersOfPlannings = ["view-volunteer-details", "view-multi-planning", "affect-volunteer"] as const;

/** What somebody has to do, where and with whom is theirs, and for those who call, compare or assign. Throws `forbidden`. */
export function checkReadsPlanning(isTheirs: boolean, reader: Access): void {
  if (isTheirs || readersOfPlannings.some((permission) => can(reader, permission))) return;
  throw forbidden("Tu ne peux voir que ton planning");
}

/** The `not-found` refusal for the link of a calendar that was revoked or replaced, or never made. */
export const calendarLinkOver = (): FestivalError => notFound("Ce lien d'agenda n'est plus valable");
