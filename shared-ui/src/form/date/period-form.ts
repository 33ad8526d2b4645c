import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";

const HOUR = 3_600_000;

/** The proposal for a new window: one hour from the festival's start, or from the next full hour. */
export function proposedPeriod(festivalStart: string | undefined, now: Date): PeriodForm {
  const start = festivalStart ? new Date(festivalStart) : new Date(Math.ceil(now.getTime() / HOUR) * HOUR);
  return { start: start.toISOString(), end: new Date(start.getTime() + HOUR).toISOString() };
}

/** The end follows a start that is moved, so that the window keeps its length. */
export function withStart({ start, end }: PeriodForm, moved: string): PeriodForm {
  const length = new Date(end).getTime() - new Date(start).getTime();
  if (length <= 0) return { start: moved, end };
  return { start: moved, end: new Date(new Date(moved).getTime() + length).toISOString() };
}
