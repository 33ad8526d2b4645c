import { ofHours, ofMinutes } from "../time/duration";
import { addDays, parisDay, parisInstant, toParis } from "../time/paris";
import type { Period } from "../time/period";

/** §8: the window of the timeline at first: two hours from the start of the current quarter of an hour. */
export function proposedTimelineWindow(now: Date): Period {
  const quarter = ofMinutes(15);
  const start = new Date(Math.floor(now.getTime() / quarter) * quarter);
  return { start, end: new Date(start.getTime() + ofHours(2)) };
}

/**
 * §9: the window of the organisers' needs at first: four days of Paris from the festival's start, or from
 * `now`.
 */
export function proposedNeedsWindow(festivalStart: Date | undefined, now: Date): Period {
  const start = festivalStart ?? parisInstant(parisDay(now));
  const { hour, minute } = toParis(start);
  return { start, end: parisInstant(addDays(parisDay(start), 4), hour, minute) };
}
