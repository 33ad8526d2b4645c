import { authCalls } from "@coulisses/shared-domain/contract/auth";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { and, eq, isNull } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../../audit/record-audit";
import type { Transaction } from "../../database/database";
import { emailChanges, users } from "../../database/schema/people";
import { routeOf } from "../../http/route-of";
import { hashResetToken } from "../password/password-reset";
import { noteRefusedEmail } from "./refuse-email-change";
import { takeEmail } from "./take-email";

const tag = "Connexion";
const SPENT_LINK = "Ce lien ne sert plus : le changement a déjà eu lieu, ou il a été refusé ou remplacé";

/**
 * Decision 58: routes with which the old address of an account answers a change that another person asked
 * for; a link works once.
 */
export const emailChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { write } = app.services;
  const config = {
    access: "public" as const,
    limit: { max: 5, seconds: 60, by: "token" } as const,
  };

  app.route({
    ...routeOf(authCalls.confirmEmailChange, tag),
    config,
    handler: async (request, reply) => {
      await write(async (tx, changes, enqueue) => {
        const { userId, email } = await spendLink(tx, request.body.token);
        const origin = originOf(request);
        await takeEmail(tx, { changes, enqueue }, { userId, email, origin });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(authCalls.refuseEmailChange, tag),
    config,
    handler: async (request, reply) => {
      await write(async (tx, changes) => {
        const { userId, email } = await spendLink(tx, request.body.token);
        await noteRefusedEmail(tx, changes, { userId, email, origin: originOf(request) });
      });
      return reply.code(204).send(null);
    },
  });
};

/** The change of the link, which is removed; the account's row is locked first, as everywhere. */
async function spendLink(tx: Transaction, token: string) {
  const byLink = eq(emailChanges.tokenHash, hashResetToken(token));
  const [found] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(byLink);
  if (found === undefined) throw badInput(SPENT_LINK, "token");
  const living = and(eq(users.id, found.userId), isNull(users.deletedAt));
  const [account] = await tx.select({ id: users.id }).from(users).where(living).for("update");
  const [spent] = account === undefined ? [] : await tx.delete(emailChanges).where(byLink).returning();
  if (spent === undefined) throw badInput(SPENT_LINK, "token");
  return spent;
}
