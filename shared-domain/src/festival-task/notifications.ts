import { type FestivalTask, REJECTED } from "./festival-task";
import { teamsThatSaid } from "./review";

/** A rejection is mailed only when it is the sheet's only one: the person already knows otherwise. */
export function isFirstRejection(ft: FestivalTask): boolean {
  return teamsThatSaid(REJECTED, ft).length === 1;
}
