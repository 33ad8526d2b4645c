import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import {
  type EventParticipant,
  participationNotFound,
} from "@coulisses/shared-domain/charisma/charisma-event";
import { PARTICIPATIONS_PAGE, participationsCsv } from "@coulisses/shared-domain/charisma/participations";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { matches } from "@coulisses/shared-domain/slug";
import { participations } from "./charisma-samples";

type Participation = ReturnType<typeof participations>[number];
type Key = { slug: string; date: string; userId: number };
const idOf = ({ slug, date, userId }: Key) => `${slug} ${date} ${userId}`;

/** Participations of two people in events, in memory. */
export function charismaServer() {
  const rows = keptRows<Participation>({
    notFound: participationNotFound,
    orderBy: (a, b) => b.eventDate.localeCompare(a.eventDate),
  });
  const found = ({ search = "" }: { search?: string }) =>
    rows.all().filter(({ name, participant }) => matches(`${name} ${displayName(participant)}`, search));
  const festival = festivalServer({
    charismaEvent: {
      listParticipations: ({ query: { offset = 0, ...query } }) =>
        found(query).slice(offset, offset + PARTICIPATIONS_PAGE),
      totalParticipations: ({ query }) => ({
        participations: found(query).length,
        people: new Set(found(query).map(({ participant }) => participant.id)).size,
        charisma: found(query).reduce((sum, { charisma }) => sum + charisma, 0),
      }),
      exportParticipations: ({ query }) => participationsCsv(found(query)),
      update: ({ body, ...key }) => rows.change(idOf(key), body),
      remove: (key) => rows.remove(idOf(key)),
    },
  });
  return {
    ...festival,
    /** Adds a past event worth ten points an hour. */
    hadEvent: (name: string, eventDate: string, ...participants: EventParticipant[]) =>
      rows.has(...participations({ name, charismaPerHour: 10, eventDate }, participants)),
  };
}
