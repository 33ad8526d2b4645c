import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { greetingName } from "@coulisses/shared-domain/people/display-name";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { users } from "../database/schema/people";
import { composeMail } from "./mail-layout";

export type Letter = {
  /** When it isn't for the address that the person has now. */
  to?: string;
  subject: string;
  paragraphs: string[];
  button: { label: string; url: string };
};

/** Writes to somebody by mail. The answer does not wait for it. */
export type Postman = (userId: number, letter: Letter) => void;

export function postmanOf(app: FastifyInstance): Postman {
  const { db, mailer, lateWork } = app.services;

  async function send(userId: number, letter: Letter): Promise<void> {
    const person = await db.query.users.findFirst({
      columns: { email: true, firstname: true, lastname: true, nickname: true },
      where: and(eq(users.id, userId), isNull(users.deletedAt)),
    });
    if (!person) return;
    const greeting = `Bonjour ${greetingName(person)},`;
    const festival = await festivalConfiguration(db);
    await mailer.send(composeMail(festival, { to: person.email, greeting, ...letter }));
  }

  return (userId, letter) => {
    lateWork.start(send(userId, letter), (error) => {
      app.log.error({ err: error, userId, subject: letter.subject }, "mail not sent");
    });
  };
}
