import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Transaction } from "../database/database";
import { userTeams } from "../database/schema/access";
import {
  availabilities,
  friends,
  membershipApplications,
  preferences,
  users,
} from "../database/schema/people";
import type { DemoFestival } from "./demo-festival";
import { continueIds, insertAll } from "./insert-all";

type People = Pick<DemoFestival, "people" | "friendships" | "availabilities" | "preferences">;

/** Everybody has the same password, hashed once. */
export async function fillPeople(
  tx: Transaction,
  festival: People,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const { people, friendships } = festival;
  await insertAll(
    tx,
    users,
    people.map(({ hasApprovedEULA, application, isRejected: _, ...person }) => ({
      ...person,
      passwordHash,
      hasApprovedEula: hasApprovedEULA,
      // Whoever is in no team yet came as a volunteer.
      registrationMembership: application ?? (person.teams.length === 0 ? "VOLUNTEER" : null),
    })),
  );
  await continueIds(tx, users);
  await insertAll(
    tx,
    userTeams,
    people.flatMap(({ id, teams }) => teams.map((teamCode) => ({ userId: id, teamCode }))),
  );
  await insertAll(tx, friends, [...friendships]);
  await insertAll(
    tx,
    availabilities,
    festival.availabilities.map(({ userId, start, end }) => ({ userId, startAt: start, endAt: end })),
  );
  await insertAll(tx, preferences, [...festival.preferences]);
  const edition = editionOf(now);
  await insertAll(
    tx,
    membershipApplications,
    people.flatMap(({ id, application, isRejected, createdAt }) =>
      application
        ? [{ userId: id, membership: application, edition, isRejected, candidatedAt: createdAt }]
        : [],
    ),
  );
}
