import {
  alreadyParticipating,
  participationsIn,
  type EventParticipant,
} from "@coulisses/shared-domain/charisma/charisma-event";
import {
  charismaPeriodNotFound,
  charismaPeriodToStore,
  charismaPeriodUpdate,
  type StoredCharismaPeriod,
} from "@coulisses/shared-domain/charisma/charisma-period";
import { PARTICIPATIONS_PAGE, participationsCsv } from "@coulisses/shared-domain/charisma/participations";
import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { matches } from "@coulisses/shared-domain/slug";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";

export const lea = { id: 21, firstname: "Léa", lastname: "Martin", nickname: null };
export const theo = { id: 22, firstname: "Théo", lastname: "Petit", nickname: "Tito" };
const people: UserIdentity[] = [lea, theo];

export const night: StoredCharismaPeriod = {
  ...{ id: 1, name: "Nuit", charisma: 20 },
  start: "2026-05-15T22:00:00.000Z",
  end: "2026-05-16T04:00:00.000Z",
};

/** Charisma of a festival of two people in memory, under the server's rules. */
export function charismaServer() {
  const periods = keptRows<StoredCharismaPeriod>({ notFound: charismaPeriodNotFound });
  let participations: ListedParticipation[] = [];
  /** The queries received for the list. */
  const searches: string[] = [];
  const found = ({ search = "" }: { search?: string }) =>
    participations.filter(({ name, participant }) => matches(`${name} ${displayName(participant)}`, search));
  const isThat = (params: { slug: string; date: string; userId: number }) => (one: ListedParticipation) =>
    one.slug === params.slug && one.eventDate === params.date && one.participant.id === params.userId;
  const charismaOf = (some: ListedParticipation[]) => some.reduce((sum, { charisma }) => sum + charisma, 0);

  const festival = festivalServer({
    charismaPeriod: {
      list: periods.all,
      create: ({ body }) => periods.add(charismaPeriodToStore(body, periods.all())),
      update: ({ id, body }) => periods.keep(charismaPeriodUpdate(periods.find(id), body, periods.all())),
      remove: ({ id }) => periods.remove(id),
    },
    charismaEvent: {
      listParticipations: ({ query: { offset = 0, ...query }, request }) => {
        searches.push(new URL(request.url).searchParams.toString());
        return found(query).slice(offset, offset + PARTICIPATIONS_PAGE);
      },
      totalParticipations: ({ query }) => ({
        participations: found(query).length,
        people: new Set(found(query).map(({ participant }) => participant.id)).size,
        charisma: charismaOf(found(query)),
      }),
      exportParticipations: ({ query }) => participationsCsv(found(query)),
      listPotentialParticipants: () =>
        people.map((person) => ({
          ...person,
          charisma: charismaOf(participations.filter(({ participant }) => participant.id === person.id)),
        })),
      create: ({ body: { event, participants } }) => {
        const added = taken({ ...event, eventDate: parisDay(new Date(event.eventDate)) }, participants);
        const twice = added.filter((one) =>
          participations.some(isThat({ slug: one.slug, date: one.eventDate, userId: one.participant.id })),
        );
        if (twice.length > 0) throw alreadyParticipating(twice.map(({ participant }) => participant));
        participations = [...added, ...participations];
        return added;
      },
      update: ({ body, ...params }) => {
        participations = participations.map((one) => (isThat(params)(one) ? { ...one, ...body } : one));
        return participations.find(isThat(params)) ?? new Response(null, { status: 404 });
      },
      remove: (params) => {
        participations = participations.filter((one) => !isThat(params)(one));
      },
    },
  });
  beforeEach(() => {
    participations = [];
    searches.length = 0;
  });
  return {
    ...festival,
    searches,
    hasPeriods: (...some: StoredCharismaPeriod[]) => some.forEach(periods.keep),
    /** Adds a past event worth ten points an hour. */
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
