import { addDays, weekOf } from "./paris";

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The first day of the month `count` months after the one of `day` (`yyyy-mm-dd`). */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${firstOf(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** The weeks, from Monday, that hold the month of `day`, whole. */
export function weeksOfMonth(day: string): string[][] {
  const next = addMonths(day, 1);
  const weeks: string[][] = [];
  for (let first = firstOf(day); first < next; first = addDays(weekOf(first)[0] ?? next, 7)) {
    weeks.push(weekOf(first));
  }
  return weeks;
}
