import { eq } from "drizzle-orm";
import { refused } from "@coulisses/shared-domain/festival-error";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/database";
import { pgErrorCode } from "../database/pg-error-code";
import { passwordResets, users } from "../database/schema/people";
import type { Live } from "../live/live-message";
import { endSessionsOf } from "./sessions";

type Change = {
  userId: number;
  email: string;
  origin: Origin;
  /** The session that asks, when it is the person's own: it goes on. */
  keptSession?: string | undefined;
};

/**
 * An address is the key to an account: whoever held the old one has to log in again, and a link
 * already on its way to it opens nothing. Answers the old address, to be told; nothing if it stays.
 */
export async function changeEmail(
  tx: Transaction,
  live: Live,
  { userId, email, origin, keptSession }: Change,
): Promise<string | undefined> {
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
  if (before === undefined || before.email === email) return undefined;
  await tx.update(users).set({ email }).where(eq(users.id, userId)).catch(emailTaken);
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await endSessionsOf(tx, live, userId, { but: keptSession });
  await recordAudit(tx, origin, {
    kind: "email-changed",
    subjectId: userId,
    details: { from: before.email, to: email },
  });
  return before.email;
}

function emailTaken(error: unknown): never {
  throw pgErrorCode(error) === "23505" ? refused("L'email est déja utilisé par un autre utilisateur") : error;
}
