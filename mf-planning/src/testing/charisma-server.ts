import { festivalServer, keptRows, keptState, lea, theo } from "@coulisses/shared-auth/testing";
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
import { matches } from "@coulisses/shared-domain/slug";
import { parisDay } from "@coulisses/shared-domain/time/paris";

export const night: StoredCharismaPeriod = {
  id: 1,
  name: "Nuit",
  charisma: 20,
  start: "2026-05-15T22:00:00.000Z",
  end: "2026-05-16T04:00:00.000Z",
};

const taken = (event: Parameters<typeof participationsIn>[0], participants: readonly EventParticipant[]) =>
  participationsIn(event, participants).map(({ participantId, ...one }): ListedParticipation => ({
    ...one,
    participant: participantId === theo.id ? theo : lea,
  }));
const charismaOf = (some: readonly ListedParticipation[]) =>
  some.reduce((sum, { charisma }) => sum + charisma, 0);
const keyOf = ({ slug, eventDate, participant }: ListedParticipation) =>
  `${slug} ${eventDate} ${participant.id}`;
type Key = { slug: string; date: string; userId: number };
const isAt =
  ({ slug, date, userId }: Key) =>
  (one: ListedParticipation) =>
    keyOf(one) === `${slug} ${date} ${userId}`;

/** Charisma of a festival of two people in memory, under the server's rules. */
export function charismaServer() {
  const periods = keptRows<StoredCharismaPeriod>({ notFound: charismaPeriodNotFound });
  const kept = keptState(() => ({ participations: [] as ListedParticipation[] }));
  const found = ({ search = "" }: { search?: string }) =>
    kept.participations.filter(({ name, participant }) =>
      matches(`${name} ${displayName(participant)}`, search),
    );
  const festival = festivalServer({
    charismaPeriod: {
      list: periods.all,
      create: ({ body }) => periods.add(charismaPeriodToStore(body, periods.all())),
      update: periods.changing((period, { body }) => charismaPeriodUpdate(period, body, periods.all())),
      remove: periods.removing(),
    },
    charismaEvent: {
      listParticipations: ({ query: { offset = 0, ...query } }) =>
        found(query).slice(offset, offset + PARTICIPATIONS_PAGE),
      totalParticipations: ({ query }) => ({
        participations: found(query).length,
        people: new Set(found(query).map(({ participant }) => participant.id)).size,
        charisma: charismaOf(found(query)),
      }),
      exportParticipations: ({ query }) => participationsCsv(found(query)),
      listPotentialParticipants: () =>
        [lea, theo].map((person) => ({
          ...person,
          charisma: charismaOf(kept.participations.filter(({ participant }) => participant.id === person.id)),
        })),
      create: ({ body: { event, participants } }) => {
        const added = taken({ ...event, eventDate: parisDay(new Date(event.eventDate)) }, participants);
        const known = new Set(kept.participations.map(keyOf));
        const twice = added.filter((one) => known.has(keyOf(one)));
        if (twice.length > 0) throw alreadyParticipating(twice.map(({ participant }) => participant));
        kept.participations.unshift(...added);
        return added;
      },
      update: ({ body, ...key }) => {
        const changed = kept.participations.find(isAt(key));
        return changed ? Object.assign(changed, body) : new Response(null, { status: 404 });
      },
      remove: (key) => {
        kept.participations = kept.participations.filter((one) => !isAt(key)(one));
      },
    },
  });
  return {
    ...festival,
    hasPeriods: periods.has,
    /** Adds a past event worth ten points an hour. */
    hadEvent: (name: string, eventDate: string, ...participants: EventParticipant[]) =>
      void kept.participations.unshift(...taken({ name, charismaPerHour: 10, eventDate }, participants)),
  };
}
