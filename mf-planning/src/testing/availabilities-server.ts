import { answeredMe, festivalServer } from "@coulisses/shared-auth/testing";
import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
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
  let kept: Availabilities = [];
  let placed: Period[] = [];
  let dates: Record<string, string> = {};
  const friday: StoredCharismaPeriod = {
    id: 1,
    name: "Vendredi",
    charisma: 10,
    ...written("2026-05-15", 18, 23),
  };
  const festival = festivalServer({
    availability: {
      read: () => kept,
      add: ({ body }) =>
        (kept = recordAvailabilities(kept, body.availabilities).availabilities.map(asAnswered)),
      withdraw: ({ body }) =>
        (kept = withdrawAvailabilities(kept, body.availabilities, placed).map(asAnswered)),
    },
    charismaPeriod: { list: () => [friday] },
    me: { read: () => ({ ...answeredMe(noel), charisma: 100 }) },
    configuration: {
      list: () => Object.entries(dates).map(([key, start]) => ({ key, version: 1, value: { start } })),
    },
  });
  beforeEach(() => {
    [kept, placed] = [[], []];
    dates = { eventDate: "2026-05-15T16:00:00.000Z" };
  });
  return {
    ...festival,
    has: (...periods: Availabilities) => void (kept = periods),
    isPlaced: ({ start, end }: Availabilities[number]) =>
      void (placed = [{ start: new Date(start), end: new Date(end) }]),
    kept: () => kept,
    isOn: (more: Record<string, string>) => void (dates = more),
  };
}
