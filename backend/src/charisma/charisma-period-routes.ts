import { charismaPeriodCalls } from "@coulisses/shared-domain/contract/charisma";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import {
  addCharismaPeriod,
  changeCharismaPeriod,
  listCharismaPeriods,
  readCharismaPeriod,
  removeCharismaPeriod,
} from "./charisma-periods";

const tag = "Charisme";
const reading = { access: "authenticated" } as const;
const pricing = { access: "affect-volunteer" } as const;

/** Routes of the periods whose availabilities earn charisma. */
export const charismaPeriodRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(charismaPeriodCalls.list, tag),
    config: reading,
    handler: () => listCharismaPeriods(db),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.read, tag),
    config: reading,
    handler: ({ params }) => readCharismaPeriod(db, params.id),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.create, tag),
    config: { ...pricing, quota: "charismaPeriods" },
    handler: async ({ body }, reply) =>
      reply.code(201).send(await write((tx, changes) => addCharismaPeriod(tx, changes, body))),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.update, tag),
    config: pricing,
    handler: ({ params, body }) => write((tx, changes) => changeCharismaPeriod(tx, changes, params.id, body)),
  });

  app.route({
    ...routeOf(charismaPeriodCalls.remove, tag),
    config: pricing,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => removeCharismaPeriod(tx, changes, params.id));
      return reply.code(204).send(null);
    },
  });
};
