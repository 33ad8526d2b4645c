import { addDays } from "../time/paris";

/** A part of the festival for which availabilities are given: its name and its Paris days (`yyyy-mm-dd`). */
export type AvailabilityStep = { name: string; days: readonly string[] };

/** Days counted from the festival's first one, both included. */
const PRE_PRE = { from: -11, to: -5 };
const BASE = [
  { name: "Pré-festival", from: -4, to: -1 },
  { name: "Festival", from: 0, to: 2 },
  { name: "Post-festival", from: 3, to: 6 },
];
const WEEK = 7;

type StepOptions = {
  /** The festival's first day. */
  festivalDay: string;
  /** The first day of the organisers' weeks, when configured. */
  organiserDay?: string | undefined;
  /** With the permission `enter-extended-availabilities` the earlier weeks count too. */
  isExtended: boolean;
};

/**
 * The steps of the page of availabilities, in the order of time. The weeks of posters (« Collage ») go from the
 * organisers' first day to the pre-pre-festival; there is none when that day is missing or comes too late.
 */
export function availabilitySteps({
  festivalDay,
  organiserDay,
  isExtended,
}: StepOptions): AvailabilityStep[] {
  const days = ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from + 1 }, (_, rank) => addDays(festivalDay, from + rank));
  const base = BASE.map(({ name, ...bounds }) => ({ name, days: days(bounds) }));
  if (!isExtended) return base;
  const weeks =
    organiserDay === undefined ? [] : weeksBetween(organiserDay, addDays(festivalDay, PRE_PRE.from));
  return [
    ...weeks.map((week, rank) => ({ name: `Collage - S${rank + 1}`, days: week })),
    { name: "Pré-pré-festival", days: days(PRE_PRE) },
    ...base,
  ];
}

/** Weeks counted from the first day; the last one ends before `end`. */
function weeksBetween(first: string, end: string): string[][] {
  const weeks: string[][] = [];
  for (let start = first; start < end; start = addDays(start, WEEK)) {
    const week = Array.from({ length: WEEK }, (_, rank) => addDays(start, rank));
    weeks.push(week.filter((day) => day < end));
  }
  return weeks;
}
