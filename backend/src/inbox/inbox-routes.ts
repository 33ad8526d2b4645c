import { inboxCalls } from "@coulisses/shared-domain/contract/inbox";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { countUnread, listMessages, markAllRead, markRead } from "./messages";

const tag = "Mon compte";
const config = { access: "authenticated" } as const;

/** Routes of the logged-in person's inbox. */
export const inboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, write } = app.services;

  app.route({
    ...routeOf(inboxCalls.list, tag),
    config,
    handler: ({ person, query }) => listMessages(connection.runPrepared, person, query),
  });

  app.route({
    ...routeOf(inboxCalls.count, tag),
    config,
    handler: ({ person }) => countUnread(connection.runPrepared, person),
  });

  app.route({
    ...routeOf(inboxCalls.markRead, tag),
    config,
    handler: async ({ person, params: { id } }, reply) => {
      await write((tx, changes) => markRead(tx, changes, person, id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(inboxCalls.markAllRead, tag),
    config,
    handler: async ({ person, body: { upTo } }, reply) => {
      await write((tx, changes) => markAllRead(tx, changes, person, upTo));
      return reply.code(204).send(null);
    },
  });
};
