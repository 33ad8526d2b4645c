import { ofHours, ofMinutes } from "../time/duration";
import { lengthError, longestWindow } from "../time/longest-period";
import { type Period, periodError } from "../time/period";

/** What whoever calls for help reads instead of a list when the window is none. */
export const INVALID_WINDOW = "La plage horaire est invalide";

/** The next quarter of an hour of a clock; an instant on one stays. */
export function nextQuarter(now: Date): Date {
  const quarter = ofMinutes(15);
  return new Date(Math.ceil(now.getTime() / quarter) * quarter);
}

/** When help is called for unless something else is chosen: an hour from the next quarter of an hour. */
export function proposedHelpWindow(now: Date): Period {
  const start = nextQuarter(now);
  return { start, end: new Date(start.getTime() + ofHours(1)) };
}

/** When help is called for at a slot that goes on: what is left of it, an hour at its very end. */
export function helpWindowFor(slot: Period, now: Date): Period {
  const proposed = proposedHelpWindow(now);
  const start = proposed.start > slot.start ? proposed.start : slot.start;
  return { start, end: start < slot.end ? slot.end : proposed.end };
}

/** Why nobody can be looked for in this window; undefined when people can. */
export function helpWindowError(window: Period): string | undefined {
  const isDated = !Number.isNaN(window.start.getTime() + window.end.getTime());
  const problem = periodError(window) ?? lengthError(window, longestWindow);
  return isDated && problem === undefined ? undefined : INVALID_WINDOW;
}
