import { badInput } from "../festival-error";

/** A moment in time: a Date, or its ISO 8601 text. */
export type Instant = Date | string;

export const INVALID_DATE = "La date n'est pas valide";

/** Refuses what is not a moment. */
export function toDate(instant: Instant): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw badInput(INVALID_DATE);
  return date;
}

/** The ISO text that travels and is stored. */
export function toIso(instant: Instant): string {
  return toDate(instant).toISOString();
}

/** History speaks in whole seconds. */
export function toWholeSecond(instant: Instant): string {
  const date = toDate(instant);
  date.setMilliseconds(0);
  return date.toISOString();
}
