import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "./database";
import { users } from "./schema/people";

/**
 * Those of these people who are there, who stay until the transaction ends: whoever closes their account meanwhile waits,
 * and then takes away what was added.
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
