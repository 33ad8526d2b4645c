import { type Instant, toDate } from "../time/instant";
import { parisDay, toParis } from "../time/paris";

const EARLIEST = new Date("1950-01-01T00:00:00Z");

/** The `bad-input` message for a birth date before 1950. */
const TOO_OLD = "Tu n'es pas si vieux !";
/** The `bad-input` message for a date to come. */
const NOT_BORN_YET = "Tu ne peux pas naître dans le futur";

/** RG-4: the French error of a volunteer's birth date, if any. */
export function birthdateError(birthdate: Instant, now: Instant): string | undefined {
  const birth = toDate(birthdate);
  if (birth <= EARLIEST) return TOO_OLD;
  if (birth >= toDate(now)) return NOT_BORN_YET;
  return undefined;
}

const BIRTHDATE_IS_A_DAY = /^(\d{4}-\d{2}-\d{2})/;

/** The day `yyyy-mm-dd` of a birth date, in any time zone. */
function dayOf(birthdate: string): string {
  return BIRTHDATE_IS_A_DAY.exec(birthdate)?.[1] ?? "";
}

/** True on the person's birthday in Paris. */
export function isBirthday(birthdate: string, now: Instant): boolean {
  return dayOf(birthdate).slice(5) === parisDay(toDate(now)).slice(5);
}

/** The person's age in years on that day in Paris. */
function ageOn(birthdate: string, date: Instant): number {
  const [year = 0, month = 0, day = 0] = dayOf(birthdate).split("-").map(Number);
  const at = toParis(toDate(date));
  const had = at.month > month || (at.month === month && at.day >= day);
  return at.year - year - (had ? 0 : 1);
}

/** True when the person is younger than 18 on that day in Paris. */
export const isMinorOn = (birthdate: string, date: Instant): boolean => ageOn(birthdate, date) < 18;

const UNUSUALLY_YOUNG = 16;

/**
 * The French hint for a birth date that makes the person unusually young; it may be right, so it is accepted.
 */
export function youngAgeHint(birthdate: string, now: Instant): string | undefined {
  if (dayOf(birthdate) === "" || birthdateError(birthdate, now)) return undefined;
  const age = ageOn(birthdate, now);
  if (age >= UNUSUALLY_YOUNG) return undefined;
  return `Tu aurais ${age} ${age > 1 ? "ans" : "an"} : vérifie l'année`;
}
