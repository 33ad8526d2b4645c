import { answeredMe, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { createPeriod, toIsoPeriod } from "@coulisses/shared-domain/time/period";
import {
  recordAvailabilities,
  withdrawAvailabilities,
} from "@coulisses/shared-domain/volunteer-availability/record";
import { written } from "./availability-samples";

/** Noël's availabilities, under the server's rules; an hour of Friday evening is worth ten points. */
export function availabilitiesServer() {
  const kept = keptState(() => ({ given: [] as Availabilities, placed: [] as Availabilities }));
  const festival = festivalServer({
    availability: {
      read: () => kept.given,
      add: ({ body: { availabilities } }) =>
        (kept.given = recordAvailabilities(kept.given, availabilities).availabilities.map(toIsoPeriod)),
      withdraw: ({ body: { availabilities } }) => {
        const placed = kept.placed.map(createPeriod);
        return (kept.given = withdrawAvailabilities(kept.given, availabilities, placed).map(toIsoPeriod));
      },
    },
    charismaPeriod: {
      list: () => [{ id: 1, name: "Vendredi", charisma: 10, ...written("2026-05-15", 18, 23) }],
    },
    me: { read: () => ({ ...answeredMe(noel), charisma: 100 }) },
  });
  return { ...festival, kept };
}
