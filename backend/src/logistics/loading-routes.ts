import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { loadingCalls } from "@coulisses/shared-domain/contract/loading";
import { routeOf } from "../http/route-of";
import { sendJson } from "../read-cache/send-json";
import { readLoading } from "./loading";
import { noteLoading } from "./note-loading";

const tag = "Chargement";
const config = { access: "view-gear-dashboard" } as const;

/** Routes of the gear that goes to the van and comes back. */
export const loadingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, write } = app.services;

  app.route({
    ...routeOf(loadingCalls.read, tag),
    config,
    // Hundreds of lines, for phones in a field: compressed.
    handler: async (request, reply) =>
      sendJson(request, reply, JSON.stringify(await readLoading(connection))),
  });

  app.route({
    ...routeOf(loadingCalls.note, tag),
    config,
    handler: ({ body: { marks }, person }) =>
      write((tx, changes) => noteLoading(tx, changes, { marks, by: person.id, now: new Date() })),
  });
};
