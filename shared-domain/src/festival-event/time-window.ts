import type { Instant } from "../time/instant";
import { badInput, notFound, refused } from "../festival-error";
import { lengthError, type LongestPeriod, longestWindow } from "../time/longest-period";
import { createPeriod, periodId } from "../time/period";
import { checkSize } from "./sheet-limits";
import { formatDateTime } from "../time/format";

/** Instants are ISO 8601 strings; `id` is start and end in whole minutes since the epoch. */
export type TimeWindow = { id: string; start: string; end: string };

export type WindowForm = { start: Instant; end: Instant };

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

export function byTime(a: Bounds, b: Bounds): number {
  return a.start.localeCompare(b.start) || a.end.localeCompare(b.end);
}

/** FA-36: a window that lasts and whose id is not taken, kept in the order of time. */
export function withTimeWindow(windows: readonly TimeWindow[], form: WindowForm): TimeWindow[] {
  const window = toTimeWindow(form, longestWindow);
  checkSize("timeWindows", windows.length + 1);
  if (windows.some(({ id }) => id === window.id)) {
    throw refused("Une créneau existe déjà à ces heures");
  }
  return [...windows, window].sort(byTime);
}

export function withChangedTimeWindow(
  windows: readonly TimeWindow[],
  id: string,
  form: WindowForm,
): TimeWindow[] {
  checkTimeWindow(windows, id);
  return withTimeWindow(withoutTimeWindow(windows, id), form);
}

export function withoutTimeWindow(windows: readonly TimeWindow[], id: string): TimeWindow[] {
  return windows.filter((window) => window.id !== id);
}

export function hasTimeWindow(windows: readonly TimeWindow[], id: string): boolean {
  return windows.some((window) => window.id === id);
}

export function checkTimeWindow(windows: readonly TimeWindow[], id: string): void {
  if (!hasTimeWindow(windows, id)) throw notFound("Le créneau n'a pas été trouvé.");
}

/** `16/05/2025 10:00 - 16/05/2025 12:00`, window by window in the order of time. */
export function formatTimeWindows(windows: readonly Bounds[]): string[] {
  return [...windows]
    .sort(byTime)
    .map(({ start, end }) => `${formatDateTime(start)} - ${formatDateTime(end)}`);
}
