import { answer, answeredMe, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
import type {
  Availabilities,
  AvailabilitiesForm,
} from "@coulisses/shared-domain/contract/volunteer-availability";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { dayPeriod, parisInstant } from "@coulisses/shared-domain/time/paris";
import {
  recordAvailabilities,
  withdrawAvailabilities,
} from "@coulisses/shared-domain/volunteer-availability/record";
import type { Period } from "@coulisses/shared-domain/time/period";
import { http } from "msw";

/** The hours of a Paris day, as the server writes them. */
export const written = (day: string, from: number, to: number) => ({
  start: parisInstant(day, from).toISOString(),
  end: (to === 24 ? dayPeriod(day).end : parisInstant(day, to)).toISOString(),
});

/** Noël's availabilities, kept with the true rules; an hour of Friday evening earns ten points. */
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
  const festival = festivalServer([
    read("volunteer-availability/:userId", () => kept),
    http.post(api("volunteer-availability/:userId"), ({ request }) =>
      answer(async () => {
        const { availabilities } = (await request.json()) as AvailabilitiesForm;
        kept = recordAvailabilities(kept, availabilities).availabilities.map(({ start, end }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
        }));
        return kept;
      }, 201),
    ),
    http.post(api("volunteer-availability/:userId/withdrawals"), ({ request }) =>
      answer(async () => {
        const { availabilities } = (await request.json()) as AvailabilitiesForm;
        kept = withdrawAvailabilities(kept, availabilities, placed).map(({ start, end }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
        }));
        return kept;
      }),
    ),
    read("charisma-periods", () => [friday]),
    read("users/me", () => ({ ...answeredMe(noel), charisma: 100 })),
    read("configuration", () =>
      Object.entries(dates).map(([key, start]) => ({ key, version: 1, value: { start } })),
    ),
  ]);
  beforeEach(() => {
    kept = [];
    placed = [];
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
