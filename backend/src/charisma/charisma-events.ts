import {
  alreadyParticipating,
  earnedCharismaProblem,
  participationNotFound,
  participationsIn,
} from "@coulisses/shared-domain/charisma/charisma-event";
import type {
  CharismaEventForm,
  ListedParticipation,
  PotentialParticipant,
} from "@coulisses/shared-domain/contract/charisma";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { userTeams } from "../database/schema/access";
import { charismaParticipations, earnedCharisma } from "../database/schema/charisma";
import { users } from "../database/schema/people";
import { identityColumns } from "../database/identity";
import { listParticipations } from "./participations";

const { participantId, slug, eventDate } = charismaParticipations;

/** The members of the festival, with their charisma. */
export const listPotentialParticipants = (db: Queryable): Promise<PotentialParticipant[]> =>
  db
    .select({ ...identityColumns, charisma: sql<number>`coalesce(${earnedCharisma.points}, 0)` })
    .from(users)
    .innerJoin(userTeams, and(eq(userTeams.userId, users.id), eq(userTeams.teamCode, "benevole")))
    .leftJoin(earnedCharisma, eq(earnedCharisma.userId, users.id))
    .where(isNull(users.deletedAt))
    .orderBy(users.id);

/** Adds the participations of an event: all of them, or none. */
export async function add(
  tx: Transaction,
  changes: Changes,
  { event, participants }: CharismaEventForm,
): Promise<ListedParticipation[]> {
  const participations = participationsIn(
    { ...event, eventDate: parisDay(new Date(event.eventDate)) },
    participants,
  );
  const ids = participants.map(({ id }) => id);
  const people = await tx
    .select(identityColumns)
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for("key share");
  if (people.length < ids.length) throw userNotFound();
  const added = await tx
    .insert(charismaParticipations)
    .values(participations)
    .onConflictDoNothing()
    .returning();
  if (added.length < ids.length) {
    const there = ids.filter((id) => !added.some((one) => one.participantId === id));
    throw alreadyParticipating(people.filter(({ id }) => there.includes(id)));
  }
  state(changes, "charisma-event-added", ids);
  const [first] = added;
  if (first === undefined) return [];
  return listParticipations(
    tx,
    and(inArray(participantId, ids), eq(slug, first.slug), eq(eventDate, first.eventDate)),
  );
}

/** The key of a participation; `date` is a day of Paris, `yyyy-mm-dd`. */
type Key = { slug: string; date: string; userId: number };
const isThat = (key: Key) => and(eq(slug, key.slug), eq(eventDate, key.date), eq(participantId, key.userId));

/** Replaces a person's points at an event. */
export async function changeParticipation(
  tx: Transaction,
  changes: Changes,
  key: Key,
  earned: number,
): Promise<ListedParticipation> {
  const problem = earnedCharismaProblem(earned);
  if (problem) throw badInput(problem, "charisma");
  await tx.update(charismaParticipations).set({ charisma: earned }).where(isThat(key));
  const [participation] = await listParticipations(tx, isThat(key));
  if (participation === undefined) throw participationNotFound();
  state(changes, "participation-changed", [key.userId]);
  return participation;
}

export async function removeParticipation(tx: Transaction, changes: Changes, key: Key): Promise<void> {
  const removed = await tx.delete(charismaParticipations).where(isThat(key)).returning();
  if (removed.length === 0) throw participationNotFound();
  state(changes, "participation-removed", [key.userId]);
}

/** States that the participants' charisma changed, for them and for lists with them. */
function state(changes: Changes, event: string, participants: readonly number[]): void {
  changes.state({ event, tags: [{ type: "CharismaEvent" }] });
  changes.state({ event, tags: [{ type: "Me" }] }, { users: participants });
  stateVolunteerChanged(changes, ...participants);
}
