import { INVALID_RESET_TOKEN } from "@coulisses/shared-domain/people/credentials";
import { eq } from "drizzle-orm";
import { type Origin, recordAudit } from "../../audit/record-audit";
import type { Changes } from "../../changes/change";
import type { Queryable, Transaction } from "../../database/database";
import { passwordResets, users } from "../../database/schema/people";
import { unauthorized } from "../../http/http-error";
import type { Enqueue } from "../../jobs/job-kinds";
import { confirmEmail } from "../email-confirmation";
import { endSessionsOf } from "../session/sessions";
import { savePassword } from "./own-password";
import { hashResetToken } from "./password-reset";

const byToken = (token: string) => eq(passwordResets.tokenHash, hashResetToken(token));

/** The account that a reset link is for; 401 for a link that is over or none. */
export async function resetOf(db: Queryable, token: string) {
  const { firstname, lastname, nickname, email } = users;
  const { userId, expiresAt } = passwordResets;
  const [reset] = await db
    .select({ userId, expiresAt, email, firstname, lastname, nickname })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, userId))
    .where(byToken(token));
  if (reset === undefined || reset.expiresAt.getTime() <= Date.now()) throw unauthorized(INVALID_RESET_TOKEN);
  return reset;
}

type Reset = {
  userId: number;
  token: string;
  passwordHash: string;
  origin: Origin;
  site: string;
  changes: Changes;
  enqueue: Enqueue;
};

/** AUTH-7: spends the link, and ends every session. The link came by mail, so the address is confirmed as well. */
export async function resetPassword(
  tx: Transaction,
  { userId, token, passwordHash, origin, site, changes, enqueue }: Reset,
): Promise<void> {
  const spent = await tx
    .delete(passwordResets)
    .where(byToken(token))
    .returning({ userId: passwordResets.userId });
  if (spent.length === 0) throw unauthorized(INVALID_RESET_TOKEN);
  await savePassword(tx, changes, { userId, passwordHash });
  await endSessionsOf(tx, changes, userId);
  await recordAudit(tx, origin, { kind: "password-reset", subjectId: userId });
  await confirmEmail(tx, { userId, origin, site, changes, enqueue });
}
