import { notFound, refused } from "../festival-error";
import { checkSize } from "../festival-event/sheet-limits";
import { type TimeWindow, type WindowForm, byTime, toTimeWindow } from "../festival-event/time-window";
import { longestWindow } from "../time/longest-period";

/** FA-36: a window that lasts and whose id is not taken, kept in the order of time. */
export function addedTo(windows: readonly TimeWindow[], form: WindowForm): TimeWindow[] {
  const window = toTimeWindow(form, longestWindow);
  checkSize("timeWindows", windows.length + 1);
  if (windows.some(({ id }) => id === window.id)) {
    throw refused("Une créneau existe déjà à ces heures");
  }
  return [...windows, window].sort(byTime);
}

export function updatedIn(windows: readonly TimeWindow[], id: string, form: WindowForm): TimeWindow[] {
  checkKnown(windows, id);
  return addedTo(removedFrom(windows, id), form);
}

export function removedFrom(windows: readonly TimeWindow[], id: string): TimeWindow[] {
  return windows.filter((window) => window.id !== id);
}

export function isKnown(windows: readonly TimeWindow[], id: string): boolean {
  return windows.some((window) => window.id === id);
}

export function checkKnown(windows: readonly TimeWindow[], id: string): void {
  if (!isKnown(windows, id)) throw notFound("Le créneau n'a pas été trouvé.");
}
