import { addDays, parisDay, parisHour, parisInstant } from "./paris";
import type { Period } from "./period";

/** The hour in Paris at which a day of a planning begins: a night belongs to the evening before it. */
export const DAY_START = 6;

/** Friday to Monday: the festival's days with the one on which it is taken down. */
const SHOWN = 4;

/** `yyyy-mm-dd` of the day of a planning, from six to six, that an instant is in. */
export function festivalDayOf(instant: Date): string {
  const day = parisDay(instant);
  return parisHour(instant) < DAY_START ? addDays(day, -1) : day;
}

/** A day of a planning: from six in the morning to six the next morning in Paris, 23 or 25 hours at times. */
export const festivalDayPeriod = (day: string): Period => ({
  start: parisInstant(day, DAY_START),
  end: parisInstant(addDays(day, 1), DAY_START),
});

const DAY = 86_400_000;
const rankOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

/** The run of `length` days that holds `day`, where one run begins on `first`. */
function runOfDays(day: string, { first, length }: { first: string; length: number }): string[] {
  const start = addDays(first, Math.floor((rankOf(day) - rankOf(first)) / length) * length);
  return Array.from({ length }, (_, rank) => addDays(start, rank));
}

/** The festival's days, or the four days before or after them that hold `day`. */
export const manifestationDays = (day: string, festivalDay: string): string[] =>
  runOfDays(day, { first: festivalDay, length: SHOWN });

/** Seven days with `day` in them, of which one run holds the whole festival: from two days before its first. */
export const festivalWeek = (day: string, festivalDay: string): string[] =>
  runOfDays(day, { first: addDays(festivalDay, -2), length: 7 });
