import { type ClaimForm, claimOver } from "@coulisses/shared-domain/desk/claim";
import { eq } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import { lockAccount } from "../auth/accounts";
import { changeEmail } from "../auth/password/change-email";
import { savePassword } from "../auth/password/own-password";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import type { Transaction } from "../database/database";
import { deskWelcomes } from "../database/schema/desk";
import type { Enqueue } from "../jobs/job-kinds";
import { accountOfLink } from "./claim-links";

type Claiming = {
  token: string;
  userId: number;
  email: ClaimForm["email"];
  passwordHash: string;
  origin: Origin;
};

/**
 * DK-6, DK-7: spends the link and gives the account its person's address and password; slots and check-ins
 * stay. Of two claims at once, the second finds the link spent. The address waits to be confirmed, as after a
 * registration.
 */
export async function claimAccount(
  tx: Transaction,
  { changes, enqueue }: { changes: Changes; enqueue: Enqueue },
  { token, userId, email, passwordHash, origin }: Claiming,
): Promise<void> {
  if ((await lockAccount(tx, userId)) === undefined) throw claimOver();
  await accountOfLink(tx, token);
  const author = { ...origin, actorId: userId };
  await tx
    .update(deskWelcomes)
    .set({ claimHash: null, claimExpiresAt: null, claimedAt: new Date() })
    .where(eq(deskWelcomes.userId, userId));
  await changeEmail(tx, changes, enqueue, { userId, email, origin: author });
  await savePassword(tx, changes, { userId, passwordHash });
  await recordAudit(tx, author, { kind: "account-claimed", subjectId: userId });
  stateVolunteerChanged(changes, userId);
}
