import { publishingTokenCalls } from "@coulisses/shared-domain/contract/publishing";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { listTokens, makeToken, revokeToken } from "./tokens";

const tag = "Publication";
const config = { access: "manage-config" } as const;
/** Published code runs with the rights of all who open it, administrators included. */
const making = { access: "manage-admins" } as const;

/** Tokens of publishing: administrators make them, and who configures the festival revokes them. */
export const publishingTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(publishingTokenCalls.list, tag),
    config,
    handler: () => listTokens(db),
  });

  app.route({
    ...routeOf(publishingTokenCalls.make, tag),
    config: making,
    handler: async (request, reply) => {
      const made = await write((tx) => makeToken(tx, request.body, originOf(request)));
      return reply.code(201).header("cache-control", "no-store").send(made);
    },
  });

  app.route({
    ...routeOf(publishingTokenCalls.revoke, tag),
    config,
    handler: async (request, reply) => {
      await write((tx) => revokeToken(tx, request.params.id, originOf(request)));
      return reply.code(204).send(null);
    },
  });
};
