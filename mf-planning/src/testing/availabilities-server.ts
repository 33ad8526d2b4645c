import { answeredMe, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { dayPeriod, parisInstant } from "@coulisses/shared-domain/time/paris";
import type { Period } from "@coulisses/shared-domain/time/period";
import {
  recordAvailabilities,
  withdrawAvailabilities,
} from "@coulisses/shared-domain/volunteer-availability/record";

const asAnswered = ({ start, end }: Period) => ({ start: start.toISOString(), end: end.toISOString() });

/** Hours of a Paris day, as the server formats them. */
export const written = (day: string, from: number, to: number) =>
  asAnswered({ start: parisInstant(day, from), end: to === 24 ? dayPeriod(day).end : parisInstant(day, to) });

/** Noël's availabilities, under the server's rules; an hour of Friday evening is worth ten points. */
export function availabilitiesServer() {
  const kept = keptState(() => ({
    given: [] as Availabilities,
    placed: [] as Availabilities,
    dates: { eventDate: "2026-05-15T16:00:00.000Z" } as Record<string, string>,
  }));
  const placed = () => kept.placed.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
  const festival = festivalServer({
    availability: {
      read: () => kept.given,
      add: ({ body }) =>
        (kept.given = recordAvailabilities(kept.given, body.availabilities).availabilities.map(asAnswered)),
      withdraw: ({ body }) =>
        (kept.given = withdrawAvailabilities(kept.given, body.availabilities, placed()).map(asAnswered)),
    },
    charismaPeriod: {
      list: () => [{ id: 1, name: "Vendredi", charisma: 10, ...written("2026-05-15", 18, 23) }],
    },
    me: { read: () => ({ ...answeredMe(noel), charisma: 100 }) },
    configuration: {
      list: () => Object.entries(kept.dates).map(([key, start]) => ({ key, version: 1, value: { start } })),
    },
  });
  return { ...festival, kept };
}
