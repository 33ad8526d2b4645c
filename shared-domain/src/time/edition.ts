import { type Instant, toDate } from "./instant";

const FIRST_KNOWN = { edition: 49, start: Date.UTC(2023, 8, 1) };
const YEAR = 365 * 24 * 3_600_000;

/** Editions follow each other every 365 days: 49 is the year that starts on 1 September 2023. */
export function editionOf(instant: Instant): number {
  const elapsed = toDate(instant).getTime() - FIRST_KNOWN.start;
  return FIRST_KNOWN.edition + Math.floor(elapsed / YEAR);
}
