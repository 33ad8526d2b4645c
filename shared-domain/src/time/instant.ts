import { badInput } from "../festival-error";

/** A moment in time: a Date, or its ISO 8601 text. */
export type Instant = Date | string;

/** The `bad-input` message for an invalid date. */
export const INVALID_DATE = "La date n'est pas valide";

/**
 * The moment as a Date.
 * Throws `bad-input` INVALID_DATE.
 */
export function toDate(instant: Instant): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw badInput(INVALID_DATE);
  return date;
}

/**
 * The ISO text that travels and is stored.
 * Throws `bad-input` INVALID_DATE.
 */
export function toIso(instant: Instant): string {
  return toDate(instant).toISOString();
}

/** The ISO text of the moment in whole seconds, as the history keeps it. Throws `bad-input` INVALID_DATE. */
export function toWholeSecond(instant: Instant): string {
  const date = toDate(instant);
  date.setMilliseconds(0);
  return date.toISOString();
}
