import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "./database";
import { users } from "./schema/people";

/**
 * The existing ones of these people, locked until the transaction ends: closing an account waits, and then
 * removes what was added.
 */
export async function lockPresent(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const present = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for("share");
  return present.map(({ id }) => id);
}
