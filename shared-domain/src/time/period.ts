import { badInput } from "../festival-error";
import { type Instant, toDate } from "./instant";

/** From `start` included to `end` excluded. */
export type Period = { start: Date; end: Date };

/** The `bad-input` message for a period that ends before it starts. */
export const END_BEFORE_START = "La date de fin doit être après la date de début";
/** The `bad-input` message for a period without length. */
export const ZERO_DURATION = "La période doit avoir une durée";

const MINUTE = 60_000;

/** The error of a period, only the gravest. */
export function periodError({ start, end }: Period): string | undefined {
  if (end < start) return END_BEFORE_START;
  if (end.getTime() === start.getTime()) return ZERO_DURATION;
  return undefined;
}

/**
 * The period between two instants.
 * Throws `bad-input` END_BEFORE_START, ZERO_DURATION or INVALID_DATE.
 */
export function createPeriod({ start, end }: { start: Instant; end: Instant }): Period {
  const period = { start: toDate(start), end: toDate(end) };
  const error = periodError(period);
  if (error) throw badInput(error);
  return period;
}

/** The period as it travels and is stored: its bounds as ISO texts. */
export const toIsoPeriod = ({ start, end }: Period) => ({
  start: start.toISOString(),
  end: end.toISOString(),
});

/** Start and end in whole minutes since the epoch: the id of windows, mobilizations, assignments. */
export function periodId({ start, end }: { start: Instant; end: Instant }): string {
  const minutes = (instant: Instant) => Math.ceil(toDate(instant).getTime() / MINUTE);
  return `${minutes(start)}-${minutes(end)}`;
}

/** True when two periods overlap; touching is not enough. */
export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && a.end > b.start;
}

/** True when the inner period lies within the outer one, bounds included. */
export function includes(outer: Period, inner: Period): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

/** True when the moment is in one of the periods; ends are excluded. */
export function isWithin(date: Date, periods: readonly Period[]): boolean {
  return periods.some(({ start, end }) => start <= date && date < end);
}

/** True when two periods overlap or touch. */
export function isMergeable(a: Period, b: Period): boolean {
  return a.start <= b.end && a.end >= b.start;
}

/** Sorts by start, then by end. */
export function byStartThenEnd(a: Period, b: Period): number {
  return a.start.getTime() - b.start.getTime() || a.end.getTime() - b.end.getTime();
}

/** The period from the first start to the last end, the gap between the two included. */
function merge(a: Period, b: Period): Period {
  return { start: a.start < b.start ? a.start : b.start, end: a.end > b.end ? a.end : b.end };
}

/** The fewest periods, sorted, that cover the same time. */
export function mergeAll(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const period of [...periods].sort(byStartThenEnd)) {
    const last = merged.at(-1);
    if (last && isMergeable(last, period)) merged[merged.length - 1] = merge(last, period);
    else merged.push(period);
  }
  return merged;
}
