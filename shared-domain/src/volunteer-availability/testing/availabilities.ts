import { addDays, parisInstant } from "../../time/paris";
import type { Period } from "../../time/period";

/** The first day of a festival in May 2024. */
export const friday = "2024-05-17";

/** Paris hours of one day; from 24 on they are those of the next one. */
export function hours(from: number, to: number, day = friday): Period {
  return { start: at(day, from), end: at(day, to) };
}

function at(day: string, hour: number): Date {
  return parisInstant(addDays(day, Math.floor(hour / 24)), hour % 24);
}
