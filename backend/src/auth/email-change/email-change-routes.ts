import { authCalls } from "@coulisses/shared-domain/contract/auth";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../../audit/record-audit";
import { routeOf } from "../../http/route-of";
import { noteRefusedEmail } from "./refuse-email-change";
import { spendLink } from "./spend-link";
import { takeEmail } from "./take-email";

const tag = "Connexion";

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
