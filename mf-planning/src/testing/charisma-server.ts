import {
  alreadyParticipating,
  participationsIn,
  type EventParticipant,
} from "@coulisses/shared-domain/charisma/charisma-event";
import {
  type CharismaPeriodForm,
  charismaPeriodToStore,
  charismaPeriodUpdate,
  type StoredCharismaPeriod,
} from "@coulisses/shared-domain/charisma/charisma-period";
import { PARTICIPATIONS_PAGE, participationsCsv } from "@coulisses/shared-domain/charisma/participations";
import type { CharismaEventForm, ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { matches } from "@coulisses/shared-domain/slug";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { answer, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import { http, HttpResponse } from "msw";

export const lea = { id: 21, firstname: "Léa", lastname: "Martin", nickname: null };
export const theo = { id: 22, firstname: "Théo", lastname: "Petit", nickname: "Tito" };
const people: UserIdentity[] = [lea, theo];

export const night: StoredCharismaPeriod = {
  ...{ id: 1, name: "Nuit", charisma: 20 },
  start: "2026-05-15T22:00:00.000Z",
  end: "2026-05-16T04:00:00.000Z",
};

/** The charisma of a festival of two people, in memory, with the true rules. */
export function charismaServer() {
  let periods: StoredCharismaPeriod[] = [];
  let participations: ListedParticipation[] = [];
  /** The queries of the list. */
  const searches: string[] = [];
  const found = (query: URLSearchParams) =>
    participations.filter(({ name, participant }) =>
      matches(`${name} ${displayName(participant)}`, query.get("search") ?? ""),
    );
  const isThat = (params: Record<string, unknown>) => (one: ListedParticipation) =>
    one.slug === params["slug"] &&
    one.eventDate === params["date"] &&
    one.participant.id === Number(params["id"]);
  const path = api("charisma-events/:slug/date/:date/participant/:id");

  const festival = festivalServer([
    read("charisma-periods", () => periods),
    http.post(api("charisma-periods"), ({ request }) =>
      answer(async () => {
        const form = charismaPeriodToStore((await request.json()) as CharismaPeriodForm, periods);
        const added = { id: periods.length + 1, ...form };
        periods = [...periods, added];
        return added;
      }, 201),
    ),
    http.put(api("charisma-periods/:id"), ({ params, request }) =>
      answer(async () => {
        const present = periods.find(({ id }) => id === Number(params["id"])) ?? night;
        const changed = charismaPeriodUpdate(present, (await request.json()) as CharismaPeriodForm, periods);
        periods = periods.map((one) => (one.id === changed.id ? changed : one));
        return changed;
      }),
    ),
    http.delete(api("charisma-periods/:id"), ({ params }) =>
      answer(() => {
        periods = periods.filter(({ id }) => id !== Number(params["id"]));
      }),
    ),
    http.get(api("charisma-events/all-participations"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      searches.push(searchParams.toString());
      const offset = Number(searchParams.get("offset"));
      return answer(() => found(searchParams).slice(offset, offset + PARTICIPATIONS_PAGE));
    }),
    http.get(api("charisma-events/participations-total"), ({ request }) =>
      answer(() => {
        const all = found(new URL(request.url).searchParams);
        return {
          participations: all.length,
          people: new Set(all.map(({ participant }) => participant.id)).size,
          charisma: all.reduce((sum, { charisma }) => sum + charisma, 0),
        };
      }),
    ),
    http.get(api("charisma-events/export"), ({ request }) =>
      HttpResponse.text(participationsCsv(found(new URL(request.url).searchParams))),
    ),
    read("charisma-events/potential-participants", () =>
      people.map((person) => ({
        ...person,
        charisma: participations
          .filter(({ participant }) => participant.id === person.id)
          .reduce((sum, { charisma }) => sum + charisma, 0),
      })),
    ),
    http.post(api("charisma-events"), ({ request }) =>
      answer(async () => {
        const { event, participants } = (await request.json()) as CharismaEventForm;
        const added = taken({ ...event, eventDate: parisDay(new Date(event.eventDate)) }, participants);
        const twice = added.filter((one) =>
          participations.some(isThat({ slug: one.slug, date: one.eventDate, id: one.participant.id })),
        );
        if (twice.length > 0) throw alreadyParticipating(twice.map(({ participant }) => participant));
        participations = [...added, ...participations];
        return added;
      }, 201),
    ),
    http.patch(path, ({ params, request }) =>
      answer(async () => {
        const change = (await request.json()) as { charisma: number };
        participations = participations.map((one) => (isThat(params)(one) ? { ...one, ...change } : one));
        return participations.find(isThat(params));
      }),
    ),
    http.delete(path, ({ params }) =>
      answer(() => {
        participations = participations.filter((one) => !isThat(params)(one));
      }),
    ),
  ]);
  beforeEach(() => {
    periods = [];
    participations = [];
    searches.length = 0;
  });
  return {
    ...festival,
    searches,
    hasPeriods: (...some: StoredCharismaPeriod[]) => void (periods = some),
    /** An event that was, of ten points an hour. */
    hadEvent: (name: string, eventDate: string, ...participants: EventParticipant[]) => {
      participations = [...taken({ name, charismaPerHour: 10, eventDate }, participants), ...participations];
    },
  };
}

function taken(
  event: Parameters<typeof participationsIn>[0],
  participants: readonly EventParticipant[],
): ListedParticipation[] {
  return participationsIn(event, participants).map(({ participantId, ...rest }) => ({
    ...rest,
    participant: people.find(({ id }) => id === participantId) ?? lea,
  }));
}
