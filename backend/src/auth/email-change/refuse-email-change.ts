import { noEmailChangeWaits } from "@coulisses/shared-domain/people/credentials";
import { eq } from "drizzle-orm";
import { type Origin, recordAudit } from "../../audit/record-audit";
import { type Changes, stateProfileUpdated } from "../../changes/change";
import type { Transaction } from "../../database/database";
import { emailChanges } from "../../database/schema/people";

type Refused = { userId: number; origin: Origin };

/**
 * Takes back the address that another person chose for an account. The user's row is locked by the caller.
 */
export async function takeBackEmailChange(
  tx: Transaction,
  changes: Changes,
  { userId, origin }: Refused,
): Promise<void> {
  const [waiting] = await tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  if (waiting === undefined) throw noEmailChangeWaits();
  await noteRefusedEmail(tx, changes, { userId, origin, email: waiting.email });
}

/** Records in the journal that an address was refused, and tells the screens that show it. */
export async function noteRefusedEmail(
  tx: Transaction,
  changes: Changes,
  { userId, origin, email }: Refused & { email: string },
): Promise<void> {
  await recordAudit(tx, origin, { kind: "email-change-refused", subjectId: userId, details: { to: email } });
  stateProfileUpdated(changes, userId);
}
