import { randomBytes } from "node:crypto";
import { emailChangeAskedLetter } from "@coulisses/shared-domain/mail/account-letters";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { displayName, greetingName } from "@coulisses/shared-domain/people/display-name";
import { and, eq, isNull } from "drizzle-orm";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { emailChanges, users } from "../../database/schema/people";
import type { JobHandlers } from "../../jobs/job-kinds";
import type { Services } from "../../services";
import { hashResetToken } from "../password/password-reset";

type Needed = Pick<Services, "db" | "environment" | "mailer">;

/**
 * Mails the link to the old address; its token exists nowhere else, so a mail that is tried again has
 * another.
 */
export function emailChangeLinkOn({ db, environment, mailer }: Needed): JobHandlers["email-change"] {
  return async ({ userId, changeId }) => {
    const person = await db.query.users.findFirst({
      columns: { email: true, firstname: true, lastname: true, nickname: true },
      where: and(eq(users.id, userId), isNull(users.deletedAt)),
    });
    const token = randomBytes(20).toString("hex");
    const kept = await db
      .update(emailChanges)
      .set({ tokenHash: hashResetToken(token) })
      .where(eq(emailChanges.id, changeId))
      .returning({ id: emailChanges.id });
    if (person === undefined || kept.length === 0) return;
    const festival = await festivalConfiguration(db);
    await mailer.send(
      composeMail(festival, {
        ...emailChangeAskedLetter({ festival, site: environment.publicUrl, token }),
        to: person.email,
        toName: displayName(person),
        greeting: `Bonjour ${greetingName(person)},`,
      }),
    );
  };
}
