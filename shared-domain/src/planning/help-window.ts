import { ofHours, ofMinutes } from "../time/duration";
import { lengthError, longestWindow } from "../time/longest-period";
import { type Period, periodError } from "../time/period";

/** The message shown instead of a list for an invalid window. */
export const INVALID_WINDOW = "La plage horaire est invalide";

/** The next quarter of an hour; an instant on one stays. */
export function nextQuarter(now: Date): Date {
  const quarter = ofMinutes(15);
  return new Date(Math.ceil(now.getTime() / quarter) * quarter);
}

/** The window of a call for help at first: an hour from the next quarter of an hour. */
export function proposedHelpWindow(now: Date): Period {
  const start = nextQuarter(now);
  return { start, end: new Date(start.getTime() + ofHours(1)) };
}

/** The window of a call for help at a running slot: the rest of it, or an hour when it is about to end. */
export function helpWindowFor(slot: Period, now: Date): Period {
  const proposed = proposedHelpWindow(now);
  const start = proposed.start > slot.start ? proposed.start : slot.start;
  return { start, end: start < slot.end ? slot.end : proposed.end };
}

/** The error of the window of a call for help, if any. */
export function helpWindowError(window: Period): string | undefined {
  const isDated = !Number.isNaN(window.start.getTime() + window.end.getTime());
  const problem = periodError(window) ?? lengthError(window, longestWindow);
  return isDated && problem === undefined ? undefined : INVALID_WINDOW;
}
