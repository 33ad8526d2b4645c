import { mergeAll, type Period } from "@coulisses/shared-domain/time/period";

/** Periods written by `keptText`; none for any other text. */
export function readKept(text: string | undefined): Period[] {
  try {
    const pairs: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(pairs)) return [];
    const periods = pairs.flatMap((pair: unknown) => {
      const [start, end] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof start === "number" && typeof end === "number" && start < end
        ? [{ start: new Date(start), end: new Date(end) }]
        : [];
    });
    return mergeAll(periods);
  } catch {
    return [];
  }
}

/** Text of the periods for the device; undefined for none. */
export const keptText = (periods: readonly Period[]): string | undefined =>
  periods.length === 0
    ? undefined
    : JSON.stringify(periods.map(({ start, end }) => [start.getTime(), end.getTime()]));
