import type { Period } from "@coulisses/shared-domain/time/period";
import { mergeAll } from "@coulisses/shared-domain/time/period";
import type { FestivalCalendar } from "../festival-dates";
import type { DemoPerson } from "./people";
import type { Random } from "../random";

/** Hours from and to; after 24 it is the next morning. */
const moments = [
  [8, 12],
  [10, 14],
  [12, 18],
  [14, 20],
  [18, 24],
  [20, 26],
  [22, 28],
  [26, 30],
] as const satisfies readonly (readonly [number, number])[];

/** Days from the opening, and the share of people who are available. */
const presence: readonly (readonly [day: number, probability: number])[] = [
  [-3, 0.15],
  [-2, 0.25],
  [-1, 0.45],
  [0, 0.85],
  [1, 0.95],
  [2, 0.85],
  [3, 0.35],
];

export type Availability = Period & { userId: number };

/** The availabilities of the volunteers. */
export function buildAvailabilities(
  random: Random,
  calendar: FestivalCalendar,
  people: readonly DemoPerson[],
): Availability[] {
  return people
    .filter(
      ({ application, teams }) =>
        application === "VOLUNTEER" || teams.includes("hard") || teams.includes("vieux"),
    )
    .filter(() => random.happens(0.92))
    .flatMap(({ id }) => periodsOf(random, calendar).map((period) => ({ userId: id, ...period })));
}

function periodsOf(random: Random, calendar: FestivalCalendar): Period[] {
  const days = presence.filter(([, probability]) => random.happens(probability));
  return mergeAll(
    days.flatMap(([day]) =>
      random
        .some(moments, random.between(1, 3))
        .map(([from, to]) => ({ start: calendar.at(day, from), end: calendar.at(day, to) })),
    ),
  );
}
