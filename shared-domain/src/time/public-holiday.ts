import { addDays } from "./paris";

const FIXED: Record<string, string> = {
  "01-01": "1er janvier",
  "05-01": "1er mai",
  "05-08": "8 mai",
  "07-14": "14 juillet",
  "08-15": "Assomption",
  "11-01": "Toussaint",
  "11-11": "11 novembre",
  "12-25": "Noël",
};

/** Holidays that depend on Easter, with the days after it. */
const MOVING: readonly [number, string][] = [
  [1, "Lundi de Pâques"],
  [39, "Ascension"],
  [50, "Lundi de Pentecôte"],
];

/** The name of the French public holiday on a Paris day (`yyyy-mm-dd`); undefined on other days. */
export function publicHoliday(day: string): string | undefined {
  const easter = easterOf(Number(day.slice(0, 4)));
  return FIXED[day.slice(5)] ?? MOVING.find(([after]) => addDays(easter, after) === day)?.[1];
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const whole = (dividend: number, divisor: number) => Math.floor(dividend / divisor);
  const [golden, century, inCentury] = [year % 19, whole(year, 100), year % 100];
  const moonDrift = whole(century - whole(century + 8, 25) + 1, 3);
  const epact = (19 * golden + century - whole(century, 4) - moonDrift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * whole(inCentury, 4) - epact - (inCentury % 4)) % 7;
  const late = whole(golden + 11 * epact + 22 * toSunday, 451);
  const days = epact + toSunday - 7 * late + 114;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(whole(days, 31))}-${two((days % 31) + 1)}`;
}
