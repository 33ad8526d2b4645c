import { badInput } from "../festival-error";
import { splitEvery } from "../time/cut-period";
import { canBeDividedBy, ofHours } from "../time/duration";
import type { Period } from "../time/period";

/** AS-6: the choices of the slider, in hours; 0 is no split. */
export const offeredSplits = [0, 1, 2, 3, 4] as const;

/** `2h`, or `Aucun` without split. */
export function splitLabel(hours: number | null): string {
  return hours ? `${hours}h` : "Aucun";
}

/**
 * FT-44, AS-6: the split to store, in hours; null for none. Hours are elapsed ones: a night on which the
 * clocks change is an hour shorter or longer. Throws `bad-input` « La période n'est pas divisible en … heures
 * ».
 */
export function toSplit({ start, end }: Period, hours: number | null): number | null {
  if (hours === null || hours === 0) return null;
  const duration = end.getTime() - start.getTime();
  if (!Number.isInteger(hours) || !canBeDividedBy(duration, ofHours(hours))) {
    throw badInput(`La période n'est pas divisible en ${hours} heures`);
  }
  return hours;
}

/**
 * AS-3: consecutive slices of so many hours; the whole period without split. The period must be divisible
 * (`toSplit`).
 */
export function slicesOf(period: Period, hours: number | null): Period[] {
  return splitEvery(period, ofHours(hours ?? 0));
}
