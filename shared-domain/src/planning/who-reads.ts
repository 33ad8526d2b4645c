import { type Access, can } from "../access/access";
import { type FestivalError, forbidden, notFound } from "../festival-error";

/** The permissions to read anyone's planning: to call, to compare, to assign. */
const readersOfPlannings = ["view-volunteer-details", "view-multi-planning", "affect-volunteer"] as const;

/**
 * Checks that the reader may read a planning: their own, or any as one who calls, compares or assigns. Throws
 * `forbidden`.
 */
export function checkReadsPlanning(isTheirs: boolean, reader: Access): void {
  if (isTheirs || readersOfPlannings.some((permission) => can(reader, permission))) return;
  throw forbidden("Tu ne peux voir que ton planning");
}

/** The `not-found` refusal for the link of a calendar that was revoked or replaced, or never made. */
export const calendarLinkOver = (): FestivalError => notFound("Ce lien d'agenda n'est plus valable");
