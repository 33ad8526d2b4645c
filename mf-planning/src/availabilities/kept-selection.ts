import { kept } from "@coulisses/shared-auth";
import { mergeAll, type Period } from "@coulisses/shared-domain/time/period";

type Pairs = readonly (readonly [start: number, end: number])[];

/** Any list: what of it is no period is left out as it is read. */
const isPairs = (value: unknown): value is Pairs => Array.isArray(value);

/** The periods that were chosen and not recorded yet; `unsent` of feature.json bears its name. */
export const keptSelection = kept({ name: "availabilities", scope: "device", isValue: isPairs });
/** The periods that were sent last, which may be taken back. */
export const lastSelection = kept({ name: "last-availabilities", scope: "device", isValue: isPairs });

/** The periods that `keptPairs` wrote. */
export const periodsOf = (pairs: Pairs = []): Period[] =>
  mergeAll(
    pairs.flatMap((pair: unknown) => {
      const [start, end] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof start === "number" && typeof end === "number" && start < end
        ? [{ start: new Date(start), end: new Date(end) }]
        : [];
    }),
  );

/** Periods as the device keeps them; undefined when there is nothing to keep. */
export const keptPairs = (periods: readonly Period[]): Pairs | undefined =>
  periods.length === 0 ? undefined : periods.map(({ start, end }) => [start.getTime(), end.getTime()]);
