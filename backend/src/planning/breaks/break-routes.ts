import { breakCalls } from "@coulisses/shared-domain/contract/planning/breaks";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../../http/route-of";
import { addBreak, listBreaks, removeBreak } from "./breaks";

const tag = "Plannings";
const config = { access: "affect-volunteer" } as const;

/** Routes of volunteers' breaks. */
export const breakRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(breakCalls.list, tag),
    config,
    handler: ({ params }) => listBreaks(db, params.id),
  });

  app.route({
    ...routeOf(breakCalls.add, tag),
    config: { ...config, quota: "breaks" },
    handler: async ({ params, body, person }, reply) =>
      reply
        .code(201)
        .send(await write((tx, changes) => addBreak(tx, changes, { ...body, ...params, by: person.id }))),
  });

  app.route({
    ...routeOf(breakCalls.remove, tag),
    config,
    handler: ({ params, query, person }) =>
      write((tx, changes) => removeBreak(tx, changes, { ...query, ...params, by: person.id })),
  });
};
