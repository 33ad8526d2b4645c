import {
  PARTICIPATIONS_PAGE,
  type ParticipationOrder,
} from "@coulisses/shared-domain/charisma/participations";
import type {
  ListedParticipation,
  ParticipationPage,
  ParticipationSearch,
  ParticipationTotal,
} from "@coulisses/shared-domain/contract/charisma";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { matches, slugOf } from "@coulisses/shared-domain/slug";
import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { containsText } from "../database/driver";
import { identityColumns } from "../database/identity";
import type { Queryable } from "../database/database";
import { charismaParticipations } from "../database/schema/charisma";
import { users } from "../database/schema/people";

const { participantId, slug, eventDate, name, charisma } = charismaParticipations;

/** Participations with their people, the last event first by default. */
export const listParticipations = (db: Queryable, which?: SQL, first: SQL[] = []) =>
  db
    .select({ slug, name, charisma, eventDate, participant: identityColumns })
    .from(charismaParticipations)
    .innerJoin(users, eq(users.id, participantId))
    .where(which)
    .orderBy(...first, desc(eventDate), asc(slug), asc(users.lastname), asc(users.firstname), asc(users.id))
    .$dynamic();

/** A page of the participations that match. */
export async function participationsPage(
  db: Queryable,
  { search, sort, offset = 0, limit = PARTICIPATIONS_PAGE }: ParticipationPage,
): Promise<ListedParticipation[]> {
  const people = await namesOf(db);
  const first = sort === undefined ? [] : [orderOf(sort, people)];
  return listParticipations(db, found(search, people), first).limit(limit).offset(offset);
}

/** All the participations that match. */
export const foundParticipations = async (
  db: Queryable,
  { search }: ParticipationSearch,
): Promise<ListedParticipation[]> => listParticipations(db, found(search, await namesOf(db)));

/** The totals of the participations that match. */
export async function totalParticipations(
  db: Queryable,
  { search }: ParticipationSearch,
): Promise<ParticipationTotal> {
  const [total] = await db
    .select({
      participations: sql`count(*)`.mapWith(Number),
      people: sql`count(distinct ${participantId})`.mapWith(Number),
      charisma: sql`coalesce(sum(${charisma}), 0)`.mapWith(Number),
    })
    .from(charismaParticipations)
    .where(found(search, await namesOf(db)));
  return total ?? { participations: 0, people: 0, charisma: 0 };
}

type Named = { id: number; name: string };

/** The names of all people, a few thousand; compared and sorted as on screen, accents included. */
async function namesOf(db: Queryable): Promise<Named[]> {
  const people = await db.select(identityColumns).from(users);
  return people.map((person) => ({ id: person.id, name: displayName(person) }));
}

/**
 * The condition that each typed word is in the event's name, its day, the points or the participant's name.
 */
function found(search: string | undefined, people: readonly Named[]): SQL | undefined {
  const words = slugOf(search ?? "")
    .split("-")
    .filter(Boolean);
  return and(
    ...words.map((word) =>
      or(
        containsText(slug, word),
        containsText(sql`${eventDate}::text`, word),
        containsText(sql`${charisma}::text`, word),
        sql`${participantId} = any (${idsOf(people.filter(({ name: called }) => matches(called, word)))})`,
      ),
    ),
  );
}

const idsOf = (people: readonly Named[]) => sql`${`{${people.map(({ id }) => id).join(",")}}`}::int[]`;
const collator = new Intl.Collator("fr", { numeric: true, sensitivity: "base" });

function orderOf(sort: ParticipationOrder, people: readonly Named[]): SQL {
  const way = sort.startsWith("-") ? desc : asc;
  switch (sort.replace("-", "")) {
    case "name":
      return way(slug);
    case "charisma":
      return way(charisma);
    case "participant": {
      const byName = people.toSorted((one, other) => collator.compare(one.name, other.name));
      const ranks = JSON.stringify(Object.fromEntries(byName.map(({ id }, rank) => [id, rank])));
      return way(sql`(${ranks}::jsonb -> ${participantId}::text)::int`);
    }
    default:
      return way(eventDate);
  }
}
