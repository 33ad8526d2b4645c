import { fromZonedTime } from "date-fns-tz/fromZonedTime";
import type { Period } from "./period";

/** The time zone of the festival: people read all days and hours in it. */
export const PARIS = "Europe/Paris";

/** A date and time on the Paris wall clock. */
type WallClock = { year: number; month: number; day: number; hour: number; minute: number };

const reader = new Intl.DateTimeFormat("en-GB", {
  timeZone: PARIS,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

const HOUR = 3_600_000;
const MOST_HOURS = 10_000;
const knownHours = new Map<number, Omit<WallClock, "minute">>();

/** Reads an instant as Paris wall clock; seconds are dropped. */
export function toParis(date: Date): WallClock {
  // Reading a time zone is slow, and lists ask for the same hours thousands of times. Paris is whole hours
  // away from UTC.
  const hour = Math.floor(date.getTime() / HOUR);
  let known = knownHours.get(hour);
  if (known === undefined) {
    known = readHour(date);
    if (knownHours.size >= MOST_HOURS) knownHours.clear();
    knownHours.set(hour, known);
  }
  return { ...known, minute: date.getUTCMinutes() };
}

function readHour(date: Date): Omit<WallClock, "minute"> {
  const parts = reader.formatToParts(date);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read("year"), month: read("month"), day: read("day"), hour: read("hour") };
}

const two = (value: number) => String(value).padStart(2, "0");

/** The instant of this time on the Paris wall clock. `date` is `yyyy-mm-dd`. */
export function parisInstant(date: string, hour = 0, minute = 0): Date {
  return fromZonedTime(`${date}T${two(hour)}:${two(minute)}:00`, PARIS);
}

/** The hour of the day in Paris, from 0 to 23. */
export function parisHour(date: Date): number {
  return toParis(date).hour;
}

/** `yyyy-mm-dd` of the Paris day. */
export function parisDay(date: Date): string {
  const { year, month, day } = toParis(date);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The Paris day `count` days later (or earlier), as `yyyy-mm-dd`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The seven days, from Monday, of the week of a day (`yyyy-mm-dd`). */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, rank) => addDays(monday, rank));
}

/** A Paris day (`yyyy-mm-dd`) from midnight to midnight: 23 or 25 hours when the clocks change. */
export function dayPeriod(day: string): Period {
  return { start: parisInstant(day), end: parisInstant(addDays(day, 1)) };
}
