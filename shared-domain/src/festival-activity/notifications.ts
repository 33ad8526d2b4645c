import { DRAFT, type FestivalActivity, REJECTED, VALIDATED } from "./festival-activity";
import { teamsThatSaid } from "./review";

/** A rejection is mailed only when it is the sheet's only one: the person already knows otherwise. */
export function isFirstRejection(fa: FestivalActivity): boolean {
  return fa.status !== DRAFT && teamsThatSaid(REJECTED, fa.reviews).length === 1;
}

/** The approval that settles the last awaited review is mailed. */
export function hasJustBeenValidated(before: FestivalActivity, after: FestivalActivity): boolean {
  return before.status !== VALIDATED && after.status === VALIDATED;
}
