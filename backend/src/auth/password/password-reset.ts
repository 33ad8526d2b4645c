import { createHash, randomBytes } from "node:crypto";
import { closedAccountLetter, passwordResetLetter } from "@coulisses/shared-domain/mail/account-letters";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../audit/record-audit";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { passwordResets, users } from "../../database/schema/people";
import type { JobData, JobHandlers } from "../../jobs/job-kinds";
import type { Services } from "../../services";

const oneHour = 3_600_000;

export const hashResetToken = (token: string) => createHash("sha256").update(token).digest("hex");

type Needed = Pick<Services, "db" | "environment" | "mailer">;

/**
 * Mails a fresh link; its token exists nowhere else, so a mail that is tried again has another. The owner of
 * a closed account gets the address of the support.
 */
export function passwordResetOn(services: Needed): JobHandlers["password-reset"] {
  return async (request, attempt) => {
    const token = randomBytes(20).toString("hex");
    const user = await keepToken(services, request, { token, attempt });
    if (user === undefined) return;
    const festival = await festivalConfiguration(services.db);
    const site = services.environment.publicUrl;
    const letter =
      user.deletedAt === null
        ? passwordResetLetter({ festival, site, token })
        : closedAccountLetter({ festival });
    const addressee =
      user.emailConfirmedAt === null
        ? { greeting: "Bonjour," }
        : { toName: displayName(user), greeting: `Bonjour ${user.firstname},` };
    await services.mailer.send(composeMail(festival, { ...letter, to: user.email, ...addressee }));
  };
}

async function keepToken(
  { db }: Needed,
  { userId, email, origin }: JobData["password-reset"],
  { token, attempt }: { token: string; attempt: number },
) {
  if (userId === null) return undefined;
  const reset = { tokenHash: hashResetToken(token), expiresAt: new Date(Date.now() + oneHour) };
  return db.transaction(async (tx) => {
    // No link is sent to an address that is no longer the account's.
    const [user] = await tx
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        deletedAt: users.deletedAt,
        firstname: users.firstname,
        lastname: users.lastname,
        nickname: users.nickname,
      })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .for("update");
    if (user === undefined || user.deletedAt !== null) return user;
    await tx
      .insert(passwordResets)
      .values({ userId, ...reset })
      .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
    if (attempt === 1) await recordAudit(tx, origin, { kind: "password-reset-asked", subjectId: userId });
    return user;
  });
}
