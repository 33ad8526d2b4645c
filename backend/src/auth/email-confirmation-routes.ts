import { ownAccountCalls } from "@coulisses/shared-domain/contract/auth";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { users } from "../database/schema/people";
import { routeOf } from "../http/route-of";
import { confirmEmail } from "./email-confirmation";

const tag = "Mon compte";
const WRONG_LINK = "Ce lien ne confirme pas l'adresse de ce compte, ou il a expiré : demande un nouveau mail";

/**
 * Confirming takes both the link and the account: a stranger who registered has no link, and the owner of the
 * address, who gets the link, no password.
 */
export const emailConfirmationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...routeOf(ownAccountCalls.confirmEmail, tag),
    config: { access: "authenticated", limit: { max: 10, seconds: 60, by: "person" } },
    handler: async (request, reply) => {
      const { id } = request.person;
      const claims = services.tokens.readConfirmation(request.body.token);
      await services.write(async (tx, changes, enqueue) => {
        const [account] = await tx
          .select({ email: users.email })
          .from(users)
          .where(eq(users.id, id))
          .for("update");
        if (claims?.userId !== id || claims.email !== account?.email) throw badInput(WRONG_LINK, "token");
        const site = services.environment.publicUrl;
        await confirmEmail(tx, { userId: id, origin: originOf(request), site, changes, enqueue });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(ownAccountCalls.mailConfirmation, tag),
    config: { access: "authenticated", limit: { max: 3, seconds: 3_600, by: "person" } },
    handler: async (request, reply) => {
      const userId = request.person.id;
      const account = await services.db.query.users.findFirst({
        columns: { email: true, emailConfirmedAt: true },
        where: eq(users.id, userId),
      });
      if (account === undefined || account.emailConfirmedAt !== null)
        throw refused("Ton adresse mail est déjà confirmée");
      const { email } = account;
      await services.write((_tx, _changes, enqueue) => {
        enqueue("address-mail", { userId, email, about: "confirmation" });
        return Promise.resolve();
      });
      return reply.code(204).send(null);
    },
  });
};
