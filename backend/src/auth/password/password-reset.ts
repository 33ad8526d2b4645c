import { createHash, randomBytes } from "node:crypto";
import { passwordResetLetter } from "@coulisses/shared-domain/mail/account-letters";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "../../audit/record-audit";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { passwordResets, users } from "../../database/schema/people";
import type { JobData, JobHandlers } from "../../jobs/job-kinds";
import type { Services } from "../../services";

const oneHour = 3_600_000;

export const hashResetToken = (token: string) => createHash("sha256").update(token).digest("hex");

type Needed = Pick<Services, "db" | "environment" | "mailer">;

/** Mails a fresh link, whose token exists nowhere else: a mail that is tried again has another. */
export function passwordResetOn(services: Needed): JobHandlers["password-reset"] {
  return async (request, attempt) => {
    const token = randomBytes(20).toString("hex");
    const user = await keepToken(services, request, { token, attempt });
    if (user === undefined) return;
    const festival = await festivalConfiguration(services.db);
    const letter = passwordResetLetter({ festival, site: services.environment.publicUrl, token });
    await services.mailer.send(
      composeMail(festival, {
        ...letter,
        to: user.email,
        toName: displayName(user),
        greeting: `Bonjour ${user.firstname},`,
      }),
    );
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
    // No link goes to an address that is no longer the account's.
    const living = and(eq(users.id, userId), eq(users.email, email), isNull(users.deletedAt));
    const [user] = await tx
      .select({
        email: users.email,
        firstname: users.firstname,
        lastname: users.lastname,
        nickname: users.nickname,
      })
      .from(users)
      .where(living)
      .for("update");
    if (user === undefined) return undefined;
    await tx
      .insert(passwordResets)
      .values({ userId, ...reset })
      .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
    if (attempt === 1) await recordAudit(tx, origin, { kind: "password-reset-asked", subjectId: userId });
    return user;
  });
}
