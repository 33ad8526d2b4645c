import type { MealDate } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { formatDay } from "@coulisses/shared-domain/time/format";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";

const WRITTEN = /^([a-z]+ \d{1,2} \S+) (midi|soir)$/;
/** The farthest that the meal may be from the instant that tells its year, in days. */
const FARTHEST = 366;

/**
 * The day of `samedi 1 août soir`, which has no year: the nearest to `near` on which the weekday is right.
 * Undefined when there is none.
 */
export function mealDayOf(written: string, near: Date): MealDate | undefined {
  const text = written.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ").replace(/ 1er /, " 1 ");
  const [, sentence, moment] = WRITTEN.exec(text) ?? [];
  if (sentence === undefined) return undefined;
  const start = parisDay(near);
  for (let distance = 0; distance <= FARTHEST; distance++) {
    for (const day of [addDays(start, distance), addDays(start, -distance)]) {
      if (isWritten(day, sentence)) return { day, moment: moment === "midi" ? "MIDI" : "SOIR" };
    }
  }
  return undefined;
}

/** The day of the month alone tells most days apart, without formatting them. */
const isWritten = (day: string, sentence: string) =>
  Number(day.slice(8)) === Number(sentence.split(" ")[1]) &&
  formatDay(parisInstant(day, 12)).replace(" 1er ", " 1 ") === sentence;
