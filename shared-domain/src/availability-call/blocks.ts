import { badInput, refused } from "../festival-error";
import { availabilityCharisma, type CharismaPeriod } from "../charisma/availability-charisma";
import { ofHours } from "../time/duration";
import { festivalDayOf } from "../time/festival-day";
import { type Instant, toDate } from "../time/instant";
import { parisDay } from "../time/paris";
import type { Period } from "../time/period";
import { slotsOfDay } from "../volunteer-availability/slots";
import { availabilitySteps, type AvailabilityStep } from "../volunteer-availability/steps";

/** Hours that volunteers are asked for, with the charisma that they earn. */
export type CallBlock = Period & { charisma: number };

/** The refusal of hours that are no block of the festival. */
export const NOT_OF_THE_FESTIVAL = "Ces heures ne sont pas celles du festival";
/** The refusal of hours that have begun. */
export const ALREADY_BEGUN = "Ces heures ont déjà commencé : il est trop tard pour appeler";

const SHORTEST = ofHours(2);

/** The steps of which hours are asked: those in which every volunteer may give availabilities. */
export const callSteps = (festivalStart: Instant): AvailabilityStep[] =>
  availabilitySteps({ festivalDay: parisDay(toDate(festivalStart)), isExtended: false });

/**
 * AC-1: the blocks of a day from six to six, without a gap. Each is an availability by itself: two hours, and
 * three at the end of a night that the clocks change.
 */
export function callBlocksOf(day: string): Period[] {
  const blocks: Period[] = [];
  for (const slot of slotsOfDay(day)) {
    const last = blocks.at(-1);
    if (last && last.end.getTime() - last.start.getTime() < SHORTEST) last.end = slot.end;
    else blocks.push({ ...slot });
  }
  const [before, last] = blocks.slice(-2);
  if (!before || !last || last.end.getTime() - last.start.getTime() >= SHORTEST) return blocks;
  return [...blocks.slice(0, -2), { start: before.start, end: last.end }];
}

/** AC-1: the blocks of the whole festival that have not begun, by time, with the charisma of each. */
export function blocksToCome(
  festivalStart: Instant,
  now: Date,
  charismaPeriods: readonly CharismaPeriod[],
): CallBlock[] {
  return callSteps(festivalStart)
    .flatMap(({ days }) => days.flatMap(callBlocksOf))
    .filter(({ start }) => start > now)
    .map((block) => ({ ...block, charisma: availabilityCharisma([block], charismaPeriods) }));
}

/**
 * AC-2: the ranks of the blocks that start at these instants, each once. Throws `refused` for an instant that is
 * past, `bad-input` for one at which no block starts.
 */
export function ranksOfStarts(starts: readonly Instant[], blocks: readonly Period[], now: Date): number[] {
  const rankOf = new Map(blocks.map(({ start }, rank) => [start.getTime(), rank]));
  const ranks = starts.map((instant) => {
    const start = toDate(instant);
    const rank = rankOf.get(start.getTime());
    if (rank !== undefined) return rank;
    throw start <= now ? refused(ALREADY_BEGUN) : badInput(NOT_OF_THE_FESTIVAL, "starts");
  });
  return [...new Set(ranks)].sort((one, other) => one - other);
}

/**
 * Blocks, by time, that follow one another as one; cut where a day of a planning ends, so that a night stays in one
 * piece.
 */
export function stretchesOf(blocks: readonly CallBlock[]): CallBlock[] {
  const stretches: CallBlock[] = [];
  for (const { start, end, charisma } of blocks) {
    const last = stretches.at(-1);
    const follows =
      last?.end.getTime() === start.getTime() && festivalDayOf(last.start) === festivalDayOf(start);
    if (last && follows) Object.assign(last, { end, charisma: last.charisma + charisma });
    else stretches.push({ start, end, charisma });
  }
  return stretches;
}
