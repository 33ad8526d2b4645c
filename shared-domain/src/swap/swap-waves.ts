import { ofHours } from "../time/duration";
import { parisHour } from "../time/paris";

/** The people whom a request asks at first, and in each wave after. */
export const ASKED_AT_ONCE = 10;
/** A request that nobody took asks further people after this long. */
export const HOURS_BETWEEN_WAVES = 4;
/** From this many hours before the slot, everybody who could come is asked. */
export const HOURS_FOR_EVERYBODY = 24;
/** Hours of the day in Paris between which later waves leave: no telephone rings at night. */
const MORNING = 8;
const EVENING = 22;

/** A person who could come and whom this request has not asked. */
export type Askable = {
  id: number;
  /** The places for which earlier requests asked this person. */
  timesAsked: number;
  /** The length of the slots that this person comes to, in milliseconds. */
  work: number;
};

type Asking = {
  start: Date;
  /** When the request was made. */
  createdAt: Date;
  /** The number of people asked so far who have not declined. */
  waiting: number;
};

/** SW-11: the number of people whom a request still has to ask now; infinite when it is everybody. */
export function peopleDue({ start, createdAt, waiting }: Asking, now: Date): number {
  if (start.getTime() - now.getTime() <= ofHours(HOURS_FOR_EVERYBODY)) return Infinity;
  const waves = 1 + Math.floor((now.getTime() - createdAt.getTime()) / ofHours(HOURS_BETWEEN_WAVES));
  return Math.max(0, waves * ASKED_AT_ONCE - waiting);
}

/**
 * SW-11: those to ask now, who were asked least often so far; among equals those who work least, then the lowest
 * id.
 */
export function peopleToAsk(people: readonly Askable[], asking: Asking, now: Date): number[] {
  return people
    .toSorted((one, other) => one.timesAsked - other.timesAsked || one.work - other.work || one.id - other.id)
    .slice(0, peopleDue(asking, now))
    .map(({ id }) => id);
}

/** SW-11: waves after the first wait for the morning. */
export const mayAskFurther = (now: Date): boolean => parisHour(now) >= MORNING && parisHour(now) < EVENING;
