import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  hasJustBeenValidated,
  isFirstRejection,
} from "@coulisses/shared-domain/festival-activity/notifications";
import { greetingName } from "@coulisses/shared-domain/people/display-name";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { users } from "../../database/schema/people";
import { composeMail } from "../../mail/mail-layout";
import type { EditedSheet } from "../writes/edit-sheet";
import { type Letter, rejectionLetter, validationLetter } from "./letters";

export type ReviewMails = {
  onApproval: (edited: EditedSheet) => void;
  onRejection: (edited: EditedSheet) => void;
};

/** Tells the person in charge by mail. The answer does not wait for it; stopping the server does. */
export function reviewMailsOf(app: FastifyInstance): ReviewMails {
  const { db, mailer, environment } = app.services;
  const leaving = new Set<Promise<void>>();
  app.addHook("onClose", async () => {
    await Promise.all(leaving);
  });

  async function send(fa: FestivalActivity, letter: Letter): Promise<void> {
    const person = await db.query.users.findFirst({
      columns: { email: true, firstname: true, lastname: true, nickname: true },
      where: and(eq(users.id, fa.inCharge.adherent.id), isNull(users.deletedAt)),
    });
    if (!person) return;
    const greeting = `Bonjour ${greetingName(person)},`;
    const festival = await festivalConfiguration(db);
    await mailer.send(composeMail(festival, { to: person.email, greeting, ...letter }));
  }

  function post(fa: FestivalActivity, letter: Letter): void {
    const sending = send(fa, letter)
      .catch((error: unknown) => {
        app.log.error({ err: error, festivalActivity: fa.id }, "mail not sent");
      })
      .finally(() => leaving.delete(sending));
    leaving.add(sending);
  }

  return {
    onApproval({ before, after }) {
      if (!hasJustBeenValidated(before, after)) return;
      post(after, validationLetter(named(after), environment.publicUrl));
    },
    onRejection({ after }) {
      const rejection = after.history.at(-1);
      if (!rejection || !isFirstRejection(after)) return;
      post(after, rejectionLetter(named(after), { by: rejection.by, reason: rejection.description }, environment.publicUrl));
    },
  };
}

const named = ({ id, general }: FestivalActivity) => ({ id, name: general.name });
