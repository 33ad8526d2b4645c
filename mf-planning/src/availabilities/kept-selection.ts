import { kept } from "@coulisses/shared-auth";
import { mergeAll, type Period } from "@coulisses/shared-domain/time/period";

type Pairs = readonly (readonly [start: number, end: number])[];

/** Any list: entries that are no period are left out on reading. */
const isPairs = (value: unknown): value is Pairs => Array.isArray(value);

/** Periods chosen and not recorded yet; `unsent` of feature.json names this key. */
export const keptSelection = kept({ name: "availabilities", scope: "device", isValue: isPairs });
/** Periods sent last, which can be withdrawn. */
export const lastSelection = kept({ name: "last-availabilities", scope: "device", isValue: isPairs });

/** Periods written by `keptPairs`, joined. */
export const periodsOf = (pairs: Pairs = []): Period[] =>
  mergeAll(
    pairs.flatMap((pair: unknown) => {
      const [start, end] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof start === "number" && typeof end === "number" && start < end
        ? [{ start: new Date(start), end: new Date(end) }]
        : [];
    }),
  );

/** Pairs of milliseconds for the device; undefined for no period. */
export const keptPairs = (periods: readonly Period[]): Pairs | undefined =>
  periods.length === 0 ? undefined : periods.map(({ start, end }) => [start.getTime(), end.getTime()]);
