import { type Period, overlaps } from "./period";

/** Slices of `interval` milliseconds from the start; the last one is cut at the end. */
export function splitEvery({ start, end }: Period, interval: number): Period[] {
  if (interval <= 0) return [{ start, end }];
  const slices = Math.ceil((end.getTime() - start.getTime()) / interval);
  return Array.from({ length: slices }, (_, index) => ({
    start: new Date(start.getTime() + index * interval),
    end: new Date(Math.min(start.getTime() + (index + 1) * interval, end.getTime())),
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
