import { ofHours } from "./duration";
import type { Period } from "./period";

/** The longest duration of a thing: work that grows with time needs a bound. */
export type LongestPeriod = { days: number; what: string };

/** FT-44. */
export const longestMobilization: LongestPeriod = { days: 14, what: "Une mobilisation" };
/** FA-36. */
export const longestWindow: LongestPeriod = { days: 31, what: "Un créneau" };
/** AV-6. */
export const longestAvailability: LongestPeriod = { days: 31, what: "Une disponibilité" };
/** One for each part of the festival. */
export const longestCharismaPeriod: LongestPeriod = { days: 366, what: "Un créneau de charisme" };
/** LOG-5. */
export const longestLoan: LongestPeriod = { days: 366, what: "Un emprunt" };

/**
 * The French error of a period that is too long, if any. Days are those of the wall clock: one on which it
 * goes back lasts an hour more.
 */
export function lengthError({ start, end }: Period, { days, what }: LongestPeriod): string | undefined {
  const longest = ofHours(24 * days + 1);
  return end.getTime() - start.getTime() > longest ? `${what} dure ${days} jours au plus` : undefined;
}
