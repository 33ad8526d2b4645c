import { ofHours } from "./duration";
import type { Period } from "./period";

/** How long a thing of the festival may last: work that grows with time needs an end. */
export type LongestPeriod = { days: number; what: string };

export const longestMobilization: LongestPeriod = { days: 14, what: "Une mobilisation" };
export const longestWindow: LongestPeriod = { days: 31, what: "Un créneau" };
export const longestAvailability: LongestPeriod = { days: 31, what: "Une disponibilité" };
export const longestLoan: LongestPeriod = { days: 366, what: "Un emprunt" };

/** Whole days by the clock on the wall: one on which it goes back lasts an hour more. */
export function lengthError({ start, end }: Period, { days, what }: LongestPeriod): string | undefined {
  const longest = ofHours(24 * days + 1);
  return end.getTime() - start.getTime() > longest ? `${what} dure ${days} jours au plus` : undefined;
}
