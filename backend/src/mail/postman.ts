import { and, eq, isNull } from "drizzle-orm";
import { greetingName } from "@coulisses/shared-domain/people/display-name";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { users } from "../database/schema/people";
import type { Services } from "../services";
import type { AddressedLetter } from "./letter";
import { composeMail } from "./mail-layout";

/** Hands letters over to the mailer; whoever has left in the meantime gets none. */
export function postmanOn({ db, mailer }: Pick<Services, "db" | "mailer">) {
  return async ({ userId, to, letter }: AddressedLetter): Promise<void> => {
    const person = await db.query.users.findFirst({
      columns: { email: true, firstname: true, lastname: true, nickname: true },
      where: and(eq(users.id, userId), isNull(users.deletedAt)),
    });
    if (!person) return;
    const greeting = `Bonjour ${greetingName(person)},`;
    const festival = await festivalConfiguration(db);
    await mailer.send(composeMail(festival, { to: to ?? person.email, greeting, ...letter }));
  };
}
