import type { Instant } from "../time/instant";
import { createPeriod, periodId } from "../time/period";

/** Instants are ISO 8601 strings; `id` is start and end in whole minutes since the epoch. */
export type TimeWindow = { id: string; start: string; end: string };

export type WindowForm = { start: Instant; end: Instant };

export function toTimeWindow(form: WindowForm): TimeWindow {
  const { start, end } = createPeriod(form);
  return {
    id: periodId({ start, end }),
    start: start.toISOString(),
    end: end.toISOString(),
  };
}

export function byTime(a: TimeWindow, b: TimeWindow): number {
  return a.start.localeCompare(b.start) || a.end.localeCompare(b.end);
}
