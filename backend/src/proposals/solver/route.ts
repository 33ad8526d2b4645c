import type { ModelPerson, ModelSlot } from "@coulisses/shared-domain/proposal/model";
import { ofHours } from "@coulisses/shared-domain/time/duration";

/**
 * A person's possible work, for the search of their best schedule: stops in the order of time, each either
 * all their slots with one start and one end (which differ in worth only) or a fixed stretch.
 */
export type Route = {
  stops: number;
  start: Float64Array;
  end: Float64Array;
  /**
   * The indices of a stop's slots among the person's: from `from` to the next stop's. Fixed stops have none.
   */
  from: Int32Array;
  isFixed: Uint8Array;
  /** The first and last day of the festival. */
  firstDay: Int32Array;
  lastDay: Int32Array;
  /** Milliseconds in the last day, and those of the first that others may take already. */
  inFirstDay: Float64Array;
  inLastDay: Float64Array;
  freeInFirstDay: Float64Array;
  /** -1 for none. */
  firstNight: Int32Array;
  lastNight: Int32Array;
  /** Consecutive fixed nights up to the first night, and from the last one on. */
  nightsBefore: Int32Array;
  nightsAfter: Int32Array;
  /** 1 when another stop ends where it starts, and another starts where it ends. */
  isBridge: Uint8Array;
  /** Indices of stops by their end. */
  byEnd: Int32Array;
  fixedNights: ReadonlySet<number>;
  minimumRest: number;
  longestStretch: number;
  mostNights: number;
  /** True when the hours of a day are limited. */
  countsDays: boolean;
};

type Stop = { start: number; end: number; from: number; slot: ModelSlot | null };

export function routeOf(person: ModelPerson, slots: readonly ModelSlot[]): Route {
  const { fixedDays, fixedNights, rest } = person;
  const stops: Stop[] = person.fixed.map(([start, end]) => ({ start, end, from: 0, slot: null }));
  let last: Stop | undefined;
  for (const [rank, index] of person.slots.entries()) {
    const slot = slots[index];
    if (slot === undefined || (last?.start === slot.start && last.end === slot.end)) continue;
    last = { start: slot.start, end: slot.end, from: rank, slot };
    stops.push(last);
  }
  stops.sort((a, b) => a.start - b.start || a.end - b.end);
  // A fixed stop has no slots: its range begins with the next stop's.
  let next = person.slots.length;
  for (const stop of stops.toReversed()) {
    if (stop.slot === null) stop.from = next;
    else next = stop.from;
  }
  const starts = new Set(stops.map(({ start }) => start));
  const ends = new Set(stops.map(({ end }) => end));
  const most = rest.hoursPerDay === undefined ? Infinity : ofHours(rest.hoursPerDay);
  const nightsFrom = (night: number, step: number) => {
    let count = 0;
    while (fixedNights.has(night + step * (count + 1))) count += 1;
    return count;
  };
  const numbers = (read: (stop: Stop) => number) => Float64Array.from(stops, read);
  const integers = (read: (stop: Stop) => number) => Int32Array.from(stops, read);
  return {
    stops: stops.length,
    start: numbers(({ start }) => start),
    end: numbers(({ end }) => end),
    from: Int32Array.from([...stops.map(({ from }) => from), person.slots.length]),
    isFixed: Uint8Array.from(stops, ({ slot }) => (slot === null ? 1 : 0)),
    firstDay: integers(({ slot }) => slot?.firstDay ?? 0),
    lastDay: integers(({ slot }) => (slot === null ? 0 : slot.firstDay + slot.inDays.length - 1)),
    inFirstDay: numbers(({ slot }) => slot?.inDays[0] ?? 0),
    inLastDay: numbers(({ slot }) => slot?.inDays.at(-1) ?? 0),
    freeInFirstDay: numbers(({ slot }) =>
      slot === null ? 0 : most - (fixedDays.get(slot.firstDay) ?? 0) - (slot.inDays[0] ?? 0),
    ),
    firstNight: integers(({ slot }) => slot?.nights?.[0] ?? -1),
    lastNight: integers(({ slot }) => slot?.nights?.[1] ?? -1),
    nightsBefore: integers(({ slot }) => (slot?.nights ? nightsFrom(slot.nights[0], -1) : 0)),
    nightsAfter: integers(({ slot }) => (slot?.nights ? nightsFrom(slot.nights[1], 1) : 0)),
    isBridge: Uint8Array.from(stops, ({ start, end }) => (ends.has(start) && starts.has(end) ? 1 : 0)),
    byEnd: Int32Array.from(stops.keys()).sort((a, b) => (stops[a]?.end ?? 0) - (stops[b]?.end ?? 0) || a - b),
    fixedNights,
    minimumRest: rest.minimumRest === undefined ? 0 : ofHours(rest.minimumRest),
    longestStretch: rest.hoursInARow === undefined ? Infinity : ofHours(rest.hoursInARow),
    mostNights: rest.nightsInARow ?? Infinity,
    countsDays: rest.hoursPerDay !== undefined,
  };
}
