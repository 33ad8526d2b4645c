import { eq } from "drizzle-orm";
import { type Origin, recordAudit } from "../../audit/record-audit";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import type { Transaction } from "../../database/database";
import { emailChanges, passwordResets, users } from "../../database/schema/people";
import type { Enqueue } from "../../jobs/job-kinds";
import type { Changes } from "../../changes/change";
import { emailChangedLetter } from "@coulisses/shared-domain/mail/account-letters";
import { endSessionsOf } from "../session/sessions";
import { emailTaken } from "@coulisses/shared-domain/registration/registration";
import { pgErrorCode } from "../../database/driver";

type Change = {
  userId: number;
  email: string;
  origin: Origin;
  /** The id of the session that asks, when it is the person's own: it stays open. */
  keptSession?: string | undefined;
};

/**
 * Changes the address of an account. As the address opens the account, all its other sessions end, and links
 * already sent and waiting addresses become void. The old address is told, the new one asked to confirm.
 */
export async function changeEmail(
  tx: Transaction,
  changes: Changes,
  enqueue: Enqueue,
  { userId, email, origin, keptSession }: Change,
): Promise<void> {
  const [before] = await tx
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (before === undefined || before.email === email) return;
  await tx
    .update(users)
    .set({ email, emailConfirmedAt: null })
    .where(eq(users.id, userId))
    .catch(refuseTaken);
  for (const stale of [passwordResets, emailChanges]) await tx.delete(stale).where(eq(stale.userId, userId));
  await endSessionsOf(tx, changes, userId, { but: keptSession });
  await recordAudit(tx, origin, {
    kind: "email-changed",
    subjectId: userId,
    details: { from: before.email, to: email },
  });
  enqueue("address-mail", { userId, email, about: "confirmation" });
  // The owner of an address that was never confirmed is unknown.
  if (before.confirmedAt === null) return;
  enqueue("letter", {
    userId,
    to: before.email,
    letter: emailChangedLetter(await festivalConfiguration(tx)),
  });
}

/** For the `catch` of a write that sets an address: RG-8, the database keeps one account an address. */
function refuseTaken(error: unknown): never {
  throw pgErrorCode(error) === "23505" ? emailTaken() : error;
}
