import { splitEvery } from "../time/cut-period";
import { ofHours } from "../time/duration";
import { festivalDayPeriod } from "../time/festival-day";
import { parisHour } from "../time/paris";
import type { Period } from "../time/period";

/** Between these Paris hours, slots last two hours; by night, one. */
const DAY = { from: 6, to: 18 };

/** AV-6, AV-7: true for an hour of the day at which no slot starts. */
export function isOddDayHour(instant: Date): boolean {
  const hour = parisHour(instant);
  return hour >= DAY.from && hour < DAY.to && hour % 2 === 1;
}

/**
 * AV-1: the slots of a day of a planning (`yyyy-mm-dd`), from six to six without a gap, so that its night is
 * in one piece: eighteen; one less or more on the nights that the clocks change.
 */
export function slotsOfDay(day: string): Period[] {
  const { start, end } = festivalDayPeriod(day);
  const starts = splitEvery({ start, end }, ofHours(1))
    .map((hour) => hour.start)
    .filter((hour) => !isOddDayHour(hour));
  return starts.map((slot, rank) => ({ start: slot, end: starts[rank + 1] ?? end }));
}
