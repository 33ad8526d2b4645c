import type { ProposalWeights } from "./problem";

/**
 * What a proposal is worth, in points. A place that somebody fills is worth 50 and 25 an hour, up to twice that when
 * its task has priority. Together the wishes for one place stay below that, so that no wish leaves a place open.
 */
const PLACE = 50;
const HOUR = 25;
/** Points per point of weight (0 to 10), for one place. */
const FRIEND = 0.2;
const LIKED = 0.2;
const STAYING = 0.4;
/** Points per point of weight and hour, at a whole share above what is just. */
const UNJUST_HOUR = 0.4;
const UNJUST_HOUR_OF_CATEGORY = 0.2;
/** Hours: a share below this counts as much, or one slot more would weigh too heavily. */
const LEAST_SHARE = 4;
/** Shares above or below the just one from which on an hour weighs no more than the one before. */
const STEEPEST = 2;

/** What filling one place of a slot is worth. */
export function placeWorth(
  hours: number,
  { hasPriority, priority }: { hasPriority: boolean; priority: number },
) {
  return (PLACE + HOUR * hours) * (hasPriority ? 1 + priority / 10 : 1);
}

/** What the wishes for one place are worth. */
export function wishWorths({ friends, preference, stability }: ProposalWeights) {
  return { friend: friends * FRIEND, liked: preference * LIKED, staying: stability * STAYING };
}

/** How heavily hours above and below the just share weigh. */
export type ShareWeight = { points: number; belowToo: boolean };

/** For all hours: too few are as unjust as too many. */
export const allHoursWeight = (fairness: number): ShareWeight => ({
  points: fairness * UNJUST_HOUR,
  belowToo: true,
});

/** For the hours of one kind of task: whoever does none of it is no matter. */
export const categoryWeight = (fairness: number): ShareWeight => ({
  points: fairness * UNJUST_HOUR_OF_CATEGORY,
  belowToo: false,
});

/** How many shares above (below when negative) the just one. */
const excess = (hours: number, share: number) => (hours - share) / Math.max(share, LEAST_SHARE);

/** What it is worth (never above 0) that somebody works so many hours where `share` would be just: concave in hours. */
export function shareWorth(hours: number, share: number, { points, belowToo }: ShareWeight): number {
  const over = belowToo ? Math.abs(excess(hours, share)) : Math.max(0, excess(hours, share));
  const square = over <= STEEPEST ? (over * over) / 2 : STEEPEST * over - (STEEPEST * STEEPEST) / 2;
  return -points * square * Math.max(share, LEAST_SHARE);
}

/** What one hour more is worth there: the slope of `shareWorth`. */
export function nextHourWorth(hours: number, share: number, { points, belowToo }: ShareWeight): number {
  const over = Math.min(STEEPEST, Math.max(belowToo ? -STEEPEST : 0, excess(hours, share)));
  return -points * over;
}
