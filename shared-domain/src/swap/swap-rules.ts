import { ofHours } from "../time/duration";

/** What the managers want of swaps. */
export type SwapRules = {
  /** So many hours before the slot, nobody may ask any more. */
  cutOffHours: number;
  /** Whether a swap within the limits below needs no manager. */
  automatic: boolean;
  /** Then only for whoever is in the team of the place themselves: no `confiance` for whom a `hard` stands in. */
  automaticOwnTeam: boolean;
  /** Then only so many hours before the slot, or earlier. */
  automaticHours: number;
};

/** The key of the configuration that holds them. */
export const SWAP_RULES_KEY = "swapRules";

/** The longest that either delay may be, in hours: a month. */
export const LONGEST_SWAP_DELAY = 744;

/** Of a festival that set none. */
export const defaultSwapRules: SwapRules = {
  cutOffHours: 12,
  automatic: false,
  automaticOwnTeam: true,
  automaticHours: 24,
};

type Taken = { start: Date; as: string; takerTeams: readonly string[] };

/**
 * SW-9: whether a swap that somebody takes now needs no manager. Availability, team, overlaps, breaks and rest are
 * checked for every swap, whoever decides.
 */
export function isAutomatic({ start, as, takerTeams }: Taken, rules: SwapRules, now: Date): boolean {
  const isEarly = start.getTime() - now.getTime() >= ofHours(rules.automaticHours);
  return rules.automatic && isEarly && (!rules.automaticOwnTeam || takerTeams.includes(as));
}
