import { ownAccountCalls } from "@coulisses/shared-domain/contract/auth";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../../audit/record-audit";
import { routeOf } from "../../http/route-of";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions";

/** Routes that list a person's sessions and end one from elsewhere. */
export const ownSessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;
  const config = { access: "authenticated" as const };
  const tag = "Mon compte";

  app.route({
    ...routeOf(ownAccountCalls.listSessions, tag),
    config,
    handler: ({ person }) => listOwnSessions(db, person),
  });

  app.route({
    ...routeOf(ownAccountCalls.endSession, tag),
    config,
    handler: async (request, reply) => {
      const { person, params } = request;
      const ending = { person, sessionId: params.id, origin: originOf(request) };
      await write((tx, changes) => endOwnSession(tx, changes, ending));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(ownAccountCalls.endOtherSessions, tag),
    config,
    handler: async (request, reply) => {
      const ending = { person: request.person, origin: originOf(request) };
      await write((tx, changes) => endOtherSessions(tx, changes, ending));
      return reply.code(204).send(null);
    },
  });
};
