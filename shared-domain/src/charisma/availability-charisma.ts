import { splitEvery } from "../time/cut-period";
import { inHours, ofHours } from "../time/duration";
import { type Period, includes, isWithin } from "../time/period";
import { type Selection, availabilitiesOf } from "../volunteer-availability/selection";

/** Points for each hour of availability within a period. */
export type CharismaPeriod = Period & { charisma: number };

/**
 * CH-2: the charisma of availabilities: each hour from an availability's start gives the points of the first
 * period that contains the whole hour; a last incomplete hour counts as one.
 */
export function availabilityCharisma(
  availabilities: readonly Period[],
  periods: readonly CharismaPeriod[],
): number {
  return availabilities
    .flatMap((availability) => splitEvery(availability, ofHours(1)))
    .map((hour) => periods.find((period) => includes(period, hour))?.charisma ?? 0)
    .reduce((sum, points) => sum + points, 0);
}

/** CH-4: the points that the grid shows on a slot: those of the period in which it starts. */
export function slotCharisma(slot: Period, periods: readonly CharismaPeriod[]): number {
  const charisma = periods.find((period) => isWithin(slot.start, [period]))?.charisma ?? 0;
  return charisma * inHours(slot.end.getTime() - slot.start.getTime());
}

/** The points that recording the selection would add to those already recorded. */
export function gainedCharisma(selection: Selection, periods: readonly CharismaPeriod[]): number {
  return (
    availabilityCharisma(availabilitiesOf(selection), periods) -
    availabilityCharisma(selection.recorded, periods)
  );
}
