import {
  INVALID_PUSH_ENDPOINT,
  type PushSubscriptionForm,
} from "@coulisses/shared-domain/contract/planning/push-subscriptions";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/database";
import { pushSubscriptions } from "../../database/schema/plannings";
import { isPushEndpoint } from "./public-agent";

/** Those that a person used last; earlier ones are forgotten. */
const mostBrowsers = 10;

/** A browser shows the reminders of the person who logged in on it last. */
export async function addPushSubscription(
  tx: Transaction,
  userId: number,
  { endpoint, keys }: PushSubscriptionForm,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw badInput(INVALID_PUSH_ENDPOINT);
  const createdAt = new Date();
  await tx
    .insert(pushSubscriptions)
    .values({ userId, endpoint, keys, createdAt })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { userId, keys, createdAt } });
  const isTheirs = eq(pushSubscriptions.userId, userId);
  const latest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isTheirs)
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(mostBrowsers);
  await tx.delete(pushSubscriptions).where(and(isTheirs, notInArray(pushSubscriptions.id, latest)));
}

export async function removePushSubscription(db: Queryable, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
