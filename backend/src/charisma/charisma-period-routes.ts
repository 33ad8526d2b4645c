import { charismaPeriodCalls } from "@coulisses/shared-domain/contract/charisma";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import * as periods from "./charisma-periods";

const tag = "Charisme";
const reading = { access: "authenticated" } as const;
const pricing = { access: "affect-volunteer" } as const;

/** Routes of the periods whose availabilities earn charisma. */
export const charismaPeriodRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(charismaPeriodCalls.list, tag),
    config: reading,
    handler: () => periods.list(db),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.read, tag),
    config: reading,
    handler: ({ params }) => periods.read(db, params.id),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.create, tag),
    config: { ...pricing, quota: "charismaPeriods" },
    handler: async ({ body }, reply) =>
      reply.code(201).send(await write((tx, changes) => periods.add(tx, changes, body))),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.update, tag),
    config: pricing,
    handler: ({ params, body }) => write((tx, changes) => periods.change(tx, changes, params.id, body)),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.remove, tag),
    config: pricing,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => periods.remove(tx, changes, params.id));
      return reply.code(204).send(null);
    },
  });
};
