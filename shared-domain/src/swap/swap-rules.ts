import { ofHours } from "../time/duration";

/** The rules that managers set for swaps. */
export type SwapRules = {
  /** Requests end this many hours before the slot. */
  cutOffHours: number;
  /** True when a swap within the limits below needs no manager. */
  automatic: boolean;
  /**
   * Then only for members of the place's own team: a `hard`, who may stand in for `confiance`, needs a
   * manager.
   */
  automaticOwnTeam: boolean;
  /** Then only until this many hours before the slot. */
  automaticHours: number;
};

/** The configuration key of the swap rules. */
export const SWAP_RULES_KEY = "swapRules";

/** The longest that either delay may be, in hours: a month. */
export const LONGEST_SWAP_DELAY = 744;

/** The rules of a festival that set none. */
export const defaultSwapRules: SwapRules = {
  cutOffHours: 12,
  automatic: false,
  automaticOwnTeam: true,
  automaticHours: 24,
};

type Taken = { start: Date; as: string; takerTeams: readonly string[] };

/**
 * SW-9: true when a swap taken now needs no manager. Availability, team, overlaps, breaks and rest are
 * checked for every swap.
 */
export function isAutomatic({ start, as, takerTeams }: Taken, rules: SwapRules, now: Date): boolean {
  const isEarly = start.getTime() - now.getTime() >= ofHours(rules.automaticHours);
  return rules.automatic && isEarly && (!rules.automaticOwnTeam || takerTeams.includes(as));
}
