import type { Instant } from "../time/instant";
import { badInput } from "../festival-error";
import { lengthError, type LongestPeriod } from "../time/longest-period";
import { createPeriod, periodId } from "../time/period";

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

export function byTime(a: TimeWindow, b: TimeWindow): number {
  return a.start.localeCompare(b.start) || a.end.localeCompare(b.end);
}
