import { ownAccountCalls } from "@coulisses/shared-domain/contract/auth";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { askForConfirmation, confirmByLink } from "./email-confirmation";

const tag = "Mon compte";

/**
 * Confirming takes both the link and the account: a stranger who registered has no link, and the owner of the
 * address, who gets the link, no password.
 */
export const emailConfirmationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { write, tokens, environment } = app.services;

  app.route({
    ...routeOf(ownAccountCalls.confirmEmail, tag),
    config: { access: "authenticated", limit: { max: 10, seconds: 60, by: "person" } },
    handler: async (request, reply) => {
      const link = tokens.readConfirmation(request.body.token);
      const confirming = {
        userId: request.person.id,
        origin: originOf(request),
        site: environment.publicUrl,
      };
      await write((tx, changes, enqueue) => confirmByLink(tx, link, { ...confirming, changes, enqueue }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(ownAccountCalls.mailConfirmation, tag),
    config: { access: "authenticated", limit: { max: 3, seconds: 3_600, by: "person" } },
    handler: async (request, reply) => {
      await write((tx, _changes, enqueue) => askForConfirmation(tx, enqueue, request.person.id));
      return reply.code(204).send(null);
    },
  });
};
