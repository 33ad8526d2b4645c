import { type Period, byStartThenEnd, overlaps } from "./period";

const HOUR = 3_600_000;

/** The hour that a bare date stands for. */
export function hourFrom(start: Date): Period {
  return { start, end: new Date(start.getTime() + HOUR) };
}

/** Slices of `interval` milliseconds from the start; the last one is cut at the end. */
export function splitEvery({ start, end }: Period, interval: number): Period[] {
  if (interval <= 0) return [{ start, end }];
  const slices = Math.ceil((end.getTime() - start.getTime()) / interval);
  return Array.from({ length: slices }, (_, index) => ({
    start: new Date(start.getTime() + index * interval),
    end: new Date(Math.min(start.getTime() + (index + 1) * interval, end.getTime())),
  }));
}

/** Equal parts in whole milliseconds; the last one ends at the exact end. */
export function splitInParts({ start, end }: Period, parts: number): Period[] {
  if (parts <= 0) return [{ start, end }];
  const part = Math.floor((end.getTime() - start.getTime()) / parts);
  return Array.from({ length: parts }, (_, index) => ({
    start: new Date(start.getTime() + index * part),
    end: index === parts - 1 ? end : new Date(start.getTime() + (index + 1) * part),
  }));
}

/** The rest of `period` without `removed`: none, one or two pieces. */
export function subtractPeriod(period: Period, removed: Period): Period[] {
  if (!overlaps(period, removed)) return [period];
  const before = { start: period.start, end: removed.start };
  const after = { start: removed.end, end: period.end };
  return [before, after].filter(({ start, end }) => start < end);
}

/** The rest of the periods without all of the others, in the same order. */
export function subtractAll(periods: readonly Period[], removed: readonly Period[]): Period[] {
  return removed.reduce<Period[]>(
    (left, each) => left.flatMap((period) => subtractPeriod(period, each)),
    [...periods],
  );
}

/** The consecutive pieces between the bounds of two overlapping periods. */
export function splitAtBounds(a: Period, b: Period): Period[] {
  const [first, second, third, fourth] = [a.start, a.end, b.start, b.end].sort(
    (one, other) => one.getTime() - other.getTime(),
  ) as [Date, Date, Date, Date];
  return [
    { start: first, end: second },
    { start: second, end: third },
    { start: third, end: fourth },
  ]
    .filter(({ start, end }) => start < end)
    .sort(byStartThenEnd);
}
