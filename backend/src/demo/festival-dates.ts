import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";

const FRIDAY = 5;
const MAY = 4;

/** The festival always opens on the third Friday of May; this is the next one. */
export function nextFestivalDay(now: Date): string {
  const year = Number(parisDay(now).slice(0, 4));
  const thisYear = thirdFridayOfMay(year);
  return thisYear > parisDay(now) ? thisYear : thirdFridayOfMay(year + 1);
}

function thirdFridayOfMay(year: number): string {
  const first = new Date(Date.UTC(year, MAY, 1));
  const firstFriday = 1 + ((FRIDAY - first.getUTCDay() + 7) % 7);
  return new Date(Date.UTC(year, MAY, firstFriday + 14)).toISOString().slice(0, 10);
}

/** The moments of a festival, as days from the opening and hours. */
export type FestivalCalendar = {
  opening: Date;
  /** The Monday on which the organisers' weeks begin. */
  organiserWeek: Date;
  at(daysFromOpening: number, hour: number): Date;
};

export function festivalCalendar(now: Date): FestivalCalendar {
  const day = nextFestivalDay(now);
  const at = (daysFromOpening: number, hour: number) =>
    parisInstant(addDays(day, daysFromOpening + Math.floor(hour / 24)), hour % 24);
  return { opening: at(0, 0), organiserWeek: at(-32, 0), at };
}
