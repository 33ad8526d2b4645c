import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { displayName, greetingName } from "@coulisses/shared-domain/people/display-name";
import { and, eq, isNull } from "drizzle-orm";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { users } from "../database/schema/people";
import type { JobData } from "../jobs/job-kinds";
import type { Services } from "../services";

/**
 * Hands letters to the mailer, except those to people who have left meanwhile, outdated ones, and those to an
 * address that was never confirmed: it may be a stranger's.
 */
export function postmanOn({ db, mailer }: Pick<Services, "db" | "mailer">) {
  return async ({ userId, to, name, letter, until }: JobData["letter"]): Promise<void> => {
    if (until !== undefined && new Date(until) <= new Date()) return;
    const person = await db.query.users.findFirst({
      columns: { email: true, emailConfirmedAt: true, firstname: true, lastname: true, nickname: true },
      where: and(eq(users.id, userId), isNull(users.deletedAt)),
    });
    if (!person || (to === undefined && person.emailConfirmedAt === null)) return;
    const festival = await festivalConfiguration(db);
    await mailer.send(
      composeMail(festival, {
        ...letter,
        to: to ?? person.email,
        toName: name ?? displayName(person),
        greeting: `Bonjour ${name ?? greetingName(person)},`,
      }),
    );
  };
}
