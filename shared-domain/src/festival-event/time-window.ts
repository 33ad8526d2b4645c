import type { Instant } from "../time/instant";
import { badInput, notFound, refused } from "../festival-error";
import { lengthError, type LongestPeriod, longestWindow } from "../time/longest-period";
import { createPeriod, periodId } from "../time/period";
import { checkSize } from "./sheet-limits";
import { formatDateTime } from "../time/format";

/** A period on a sheet. `start` and `end` are ISO instants; `id` is both in whole minutes since the epoch. */
export type TimeWindow = { id: string; start: string; end: string };

/** The bounds of a window, as a form or a request sends them. */
export type WindowForm = { start: Instant; end: Instant };

/**
 * The window between two instants, with its id. Throws `bad-input` for a period without length, or longer
 * than `longest`.
 */
export function toTimeWindow(form: WindowForm, longest?: LongestPeriod): TimeWindow {
  const { start, end } = createPeriod(form);
  const error = longest && lengthError({ start, end }, longest);
  if (error) throw badInput(error);
  return {
    id: periodId({ start, end }),
    start: start.toISOString(),
    end: end.toISOString(),
  };
}

type Bounds = Pick<TimeWindow, "start" | "end">;

/** Sorts by start, then by end; ISO instants sort as text. */
export function byTime(a: Bounds, b: Bounds): number {
  return a.start.localeCompare(b.start) || a.end.localeCompare(b.end);
}

/**
 * FA-36: the windows with one more, in the order of time. Throws `bad-input` for a period without length or
 * too long; `refused` « Une créneau existe déjà à ces heures », or when there are too many.
 */
export function withTimeWindow(windows: readonly TimeWindow[], form: WindowForm): TimeWindow[] {
  const window = toTimeWindow(form, longestWindow);
  checkSize("timeWindows", windows.length + 1);
  if (windows.some(({ id }) => id === window.id)) {
    throw refused("Une créneau existe déjà à ces heures");
  }
  return [...windows, window].sort(byTime);
}

/**
 * FA-36: the windows with another period for one of them, whose id changes.
 * Throws as `withTimeWindow` does, and `not-found` for an unknown id.
 */
export function withChangedTimeWindow(
  windows: readonly TimeWindow[],
  id: string,
  form: WindowForm,
): TimeWindow[] {
  checkTimeWindow(windows, id);
  return withTimeWindow(withoutTimeWindow(windows, id), form);
}

/** The windows but one; an unknown id changes nothing. */
export function withoutTimeWindow(windows: readonly TimeWindow[], id: string): TimeWindow[] {
  return windows.filter((window) => window.id !== id);
}

/** True when one of the windows has this id. */
export function hasTimeWindow(windows: readonly TimeWindow[], id: string): boolean {
  return windows.some((window) => window.id === id);
}

/** FA-36: throws `not-found` « Le créneau n'a pas été trouvé. » for an unknown id. */
export function checkTimeWindow(windows: readonly TimeWindow[], id: string): void {
  if (!hasTimeWindow(windows, id)) throw notFound("Le créneau n'a pas été trouvé.");
}

/** The windows in the order of time, each as `16/05/2025 10:00 - 16/05/2025 12:00` (Paris). */
export function formatTimeWindows(windows: readonly Bounds[]): string[] {
  return [...windows]
    .sort(byTime)
    .map(({ start, end }) => `${formatDateTime(start)} - ${formatDateTime(end)}`);
}
