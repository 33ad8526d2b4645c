import { type Participation, participationsIn } from "@coulisses/shared-domain/charisma/charisma-event";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import type { Transaction } from "../database/database";
import { charismaParticipations, charismaPeriods } from "../database/schema/charisma";
import type { FestivalCalendar } from "./festival-dates";
import { insertAll } from "./insert-all";
import type { DemoPerson } from "./people/people";
import type { Random } from "./random";

export type DemoCharisma = {
  periods: (typeof charismaPeriods.$inferInsert)[];
  participations: Participation[];
};

const DAY = 24 * 3_600_000;

/** Days from the opening, hours and points: nights and putting away are the least liked. */
const stretches = [
  ["Montage", -3, 8, 0, 8, 5],
  ["Vendredi", 0, 8, 0, 20, 5],
  ["Nuit de vendredi", 0, 20, 1, 6, 15],
  ["Samedi", 1, 6, 1, 20, 5],
  ["Nuit de samedi", 1, 20, 2, 6, 20],
  ["Dimanche", 2, 6, 2, 20, 8],
  ["Démontage", 2, 20, 3, 20, 25],
] as const;

/** Days ago, points an hour, and the number of participants. */
const events = [
  ["Tri des gobelets", 200, 10, 24],
  ["Peinture des décors", 60, 15, 18],
  ["Inventaire du local", 12, 10, 14],
] as const;

/** The charisma of hours at the festival, and participations in earlier events. */
export function buildCharisma(
  random: Random,
  { now, calendar, people }: { now: Date; calendar: FestivalCalendar; people: readonly DemoPerson[] },
): DemoCharisma {
  const members = people.filter(({ teams }) => teams.includes("benevole"));
  return {
    periods: stretches.map(([name, fromDay, fromHour, toDay, toHour, charisma]) => ({
      name,
      charisma,
      startAt: calendar.at(fromDay, fromHour),
      endAt: calendar.at(toDay, toHour),
    })),
    participations: events.flatMap(([name, ago, charismaPerHour, count]) =>
      participationsIn(
        { name, charismaPerHour, eventDate: parisDay(new Date(now.getTime() - ago * DAY)) },
        random.some(members, count).map(({ id }) => ({ id, hours: random.between(1, 6) })),
      ),
    ),
  };
}

export async function fillCharisma(
  tx: Transaction,
  { periods, participations }: DemoCharisma,
): Promise<void> {
  await insertAll(tx, charismaPeriods, periods);
  await insertAll(tx, charismaParticipations, participations);
}
