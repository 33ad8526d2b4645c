import { addDays, parisDay, parisInstant } from "../time/paris";
import type { Span } from "./problem";

/** The hour of Paris at which a day of the festival, and its night, ends. */
const MORNING = 6;
const DAY = 86_400_000;

/** How a slot lies in the days and nights of the festival; both are numbered by the Paris day, from 1970. */
export type SlotDays = {
  /** The first day, from 6 in the morning to 6 the next morning. */
  firstDay: number;
  /** Milliseconds of the slot in that day and in each that follows. */
  inDays: readonly number[];
  /** The first and the last night (from midnight to 6) with a part of the slot; null when it is by day. */
  nights: readonly [first: number, last: number] | null;
};

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number: number) => addDays("1970-01-01", number);

/**
 * Reads how slots lie in the days of the festival; each day is computed once, as reading a time zone is slow.
 */
export function festivalDays(): (span: Span) => SlotDays {
  const mornings = new Map<number, number>();
  const midnights = new Map<number, number>();
  function instant(known: Map<number, number>, day: number, hour: number): number {
    const time = known.get(day) ?? parisInstant(dayOf(day), hour).getTime();
    known.set(day, time);
    return time;
  }
  const morning = (day: number) => instant(mornings, day, MORNING);
  const midnight = (day: number) => instant(midnights, day, 0);

  return ([start, end]) => {
    const date = numberOf(parisDay(new Date(start)));
    const firstDay = start < morning(date) ? date - 1 : date;
    const inDays: number[] = [];
    for (let day = firstDay; morning(day) < end; day += 1) {
      inDays.push(Math.min(end, morning(day + 1)) - Math.max(start, morning(day)));
    }
    let nights: [number, number] | null = null;
    for (let night = date; midnight(night) < end; night += 1) {
      if (start < morning(night)) nights = [nights?.[0] ?? night, night];
    }
    return { firstDay, inDays, nights };
  };
}
