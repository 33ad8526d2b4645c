import type { ProposalWeights } from "./problem";

/**
 * The worth of a filled place, in points: 50 and 25 an hour, up to twice that when its task has priority. The
 * wishes for one place together stay below, so that no wish leaves a place open.
 */
const PLACE = 50;
const HOUR = 25;
/** Points per point of weight (0 to 10), for one place. */
const FRIEND = 0.2;
const LIKED = 0.2;
const STAYING = 0.4;
/** Points per point of weight and hour, at a whole share above the fair one. */
const UNJUST_HOUR = 0.4;
const UNJUST_HOUR_OF_CATEGORY = 0.2;
/** Hours: smaller fair shares count as this, or one slot more would weigh too much. */
const LEAST_SHARE = 4;
/** Distance from the fair share, in shares, beyond which each further hour weighs the same. */
const STEEPEST = 2;

/** The worth of filling one place of a slot, in points. */
export function assignmentWorth(
  hours: number,
  { hasPriority, priority }: { hasPriority: boolean; priority: number },
) {
  return (PLACE + HOUR * hours) * (hasPriority ? 1 + priority / 10 : 1);
}

/** The worth of the wishes for one place, in points. */
export function wishWorths({ friends, preference, stability }: ProposalWeights) {
  return { friend: friends * FRIEND, liked: preference * LIKED, staying: stability * STAYING };
}

/** The weight of hours above, and perhaps below, the fair share. */
export type ShareWeight = { points: number; belowToo: boolean };

/** For all hours: too few are as unfair as too many. */
export const allHoursWeight = (fairness: number): ShareWeight => ({
  points: fairness * UNJUST_HOUR,
  belowToo: true,
});

/** For the hours of one kind of task: having none is fine. */
export const categoryWeight = (fairness: number): ShareWeight => ({
  points: fairness * UNJUST_HOUR_OF_CATEGORY,
  belowToo: false,
});

/** The distance from the fair share, in shares; negative below. */
const excess = (hours: number, share: number) => (hours - share) / Math.max(share, LEAST_SHARE);

/** The worth (never above 0) of a person's hours where `share` would be fair: concave in hours. */
export function shareWorth(hours: number, share: number, { points, belowToo }: ShareWeight): number {
  const over = belowToo ? Math.abs(excess(hours, share)) : Math.max(0, excess(hours, share));
  const square = over <= STEEPEST ? (over * over) / 2 : STEEPEST * over - (STEEPEST * STEEPEST) / 2;
  return -points * square * Math.max(share, LEAST_SHARE);
}

/** The worth of one more hour: the slope of `shareWorth`. */
export function nextHourWorth(hours: number, share: number, { points, belowToo }: ShareWeight): number {
  const over = Math.min(STEEPEST, Math.max(belowToo ? -STEEPEST : 0, excess(hours, share)));
  return -points * over;
}
