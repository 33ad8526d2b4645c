import {
  alreadyFriends,
  checkFriendship,
  type Friendship,
  notFriends,
} from "@coulisses/shared-domain/people/friendship";
import { vehicleTeams } from "@coulisses/shared-domain/people/required-teams";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { userTeams } from "../database/schema/access";
import { friends, users } from "../database/schema/people";
import { identityColumns } from "../database/identity";

/** The people who can be chosen: existing ones that are no vehicle. */
const canBeChosen = (db: Queryable) =>
  and(
    isNull(users.deletedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(userTeams)
        .where(and(eq(userTeams.userId, users.id), inArray(userTeams.teamCode, vehicleTeams))),
    ),
  );

/** The people who can be chosen, by id. */
export const listFriendCandidates = (db: Queryable) =>
  db.select(identityColumns).from(users).where(canBeChosen(db)).orderBy(users.id);

/** The friends that a person chose, by id. */
export const listFriends = (db: Queryable, requestorId: number) =>
  db
    .select(identityColumns)
    .from(friends)
    .innerJoin(users, eq(users.id, friends.friendId))
    .where(and(eq(friends.requestorId, requestorId), isNull(users.deletedAt)))
    .orderBy(users.id);

export async function addFriend(tx: Transaction, changes: Changes, pair: Friendship, { by }: { by: number }) {
  const { requestorId, friendId } = pair;
  checkFriendship(pair);
  const [friend] = await tx
    .select(identityColumns)
    .from(users)
    .where(and(eq(users.id, friendId), canBeChosen(tx)));
  const [requestor] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, requestorId), isNull(users.deletedAt)));
  if (friend === undefined || requestor === undefined) throw userNotFound();
  const inserted = await tx.insert(friends).values(pair).onConflictDoNothing().returning();
  if (inserted.length === 0) throw alreadyFriends();
  state(changes, "friend-added", pair, by);
  return friend;
}

export async function removeFriend(
  tx: Transaction,
  changes: Changes,
  pair: Friendship,
  { by }: { by: number },
): Promise<void> {
  const rows = await tx
    .delete(friends)
    .where(and(eq(friends.requestorId, pair.requestorId), eq(friends.friendId, pair.friendId)))
    .returning();
  if (rows.length === 0) throw notFriends();
  state(changes, "friend-removed", pair, by);
}

/** Only the person who chose hears of a choice. */
function state(changes: Changes, event: string, { requestorId }: Friendship, by: number): void {
  changes.state({ event, by, tags: [{ type: "Friend", id: requestorId }] }, { users: [requestorId] });
}
