import { type Instant, toDate } from "./instant";
import type { Period } from "./period";

const FIRST_KNOWN = { edition: 49, start: Date.UTC(2023, 8, 1) };
const YEAR = 365 * 24 * 3_600_000;

/** Editions follow each other every 365 days: 49 is the year that starts on 1 September 2023. */
export function editionOf(instant: Instant): number {
  const elapsed = toDate(instant).getTime() - FIRST_KNOWN.start;
  return FIRST_KNOWN.edition + Math.floor(elapsed / YEAR);
}

/** The period of an edition, from its first instant to that of the next. */
export function editionPeriod(edition: number): Period {
  const start = FIRST_KNOWN.start + (edition - FIRST_KNOWN.edition) * YEAR;
  return { start: new Date(start), end: new Date(start + YEAR) };
}
