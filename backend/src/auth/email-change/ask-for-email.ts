import { randomUUID } from "node:crypto";
import { emailChangeComingLetter } from "@coulisses/shared-domain/mail/account-letters";
import { emailTaken } from "@coulisses/shared-domain/registration/registration";
import { eq } from "drizzle-orm";
import { type Origin, recordAudit } from "../../audit/record-audit";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import type { Transaction } from "../../database/database";
import { emailChanges, users } from "../../database/schema/people";
import type { Enqueue } from "../../jobs/job-kinds";

const aDay = 24 * 3_600_000;

type Asked = { userId: number; email: string; by: number; origin: Origin };

/**
 * Decision 58: notes the address that another person chose for an account, replacing a waiting one, and tells
 * both addresses. The user's row is locked by the caller.
 */
export async function askForEmail(
  tx: Transaction,
  enqueue: Enqueue,
  { userId, email, by, origin }: Asked,
): Promise<void> {
  const addressOf = tx.select({ email: users.email }).from(users);
  const [before] = await addressOf.where(eq(users.id, userId));
  if (before === undefined || before.email === email) return;
  const [waiting] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  // The day counts from the first request.
  if (waiting?.email === email) return;
  const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (holder !== undefined) throw emailTaken();
  const requestedAt = new Date();
  const change = { id: randomUUID(), email, requestedBy: by, requestedAt, tokenHash: null };
  await tx
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  await recordAudit(tx, origin, {
    kind: "email-change-asked",
    subjectId: userId,
    details: { from: before.email, to: email },
  });
  const counts = new Date(requestedAt.getTime() + aDay);
  const festival = await festivalConfiguration(tx);
  enqueue("email-change", { userId, changeId: change.id });
  enqueue("letter", {
    userId,
    to: email,
    letter: emailChangeComingLetter({ festival }),
    until: counts.toISOString(),
  });
  enqueue("email-change-due", { userId, changeId: change.id }, counts);
}
