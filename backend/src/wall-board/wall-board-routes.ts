import { wallBoardCalls } from "@coulisses/shared-domain/contract/wall-board";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authorOf } from "../audit/record-audit";
import { bearerIn } from "../auth/claims";
import { routeOf } from "../http/route-of";
import { cachedReads } from "../read-cache/cached-reads";
import { sendJsonIfNew } from "../read-cache/send-json";
import { checkWallSecret, listWallLinks, makeWallLink, revokeWallLink } from "./wall-links";
import { wallSlotsText } from "./wall-slots";

const tag = "Tableau du QG";
const managing = { access: "affect-volunteer" } as const;
/** However many boards ask, the slots are read once in this time, in milliseconds. */
const SHARED = 2_000;

/** Routes of the wall board, and of the links that open it. */
export const wallBoardPlugin: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write, environment } = app.services;
  const reads = cachedReads(connection, { limit: 1 });

  app.route({
    ...routeOf(wallBoardCalls.read, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      await checkWallSecret(db, bearerIn(request));
      const now = new Date();
      const moment = Math.floor(now.getTime() / SHARED);
      const slots = await reads.text(0, String(moment), () => wallSlotsText(connection, now));
      return sendJsonIfNew(request, reply, slots);
    },
  });

  app.route({
    ...routeOf(wallBoardCalls.listLinks, tag),
    config: managing,
    handler: () => listWallLinks(db),
  });

  app.route({
    ...routeOf(wallBoardCalls.makeLink, tag),
    config: managing,
    handler: async (request, reply) => {
      const { body: form } = request;
      const made = await write((tx, changes) =>
        makeWallLink(tx, changes, { form, site: environment.publicUrl, ...authorOf(request) }),
      );
      return reply.code(201).header("cache-control", "no-store").send(made);
    },
  });

  app.route({
    ...routeOf(wallBoardCalls.revokeLink, tag),
    config: managing,
    handler: async (request, reply) => {
      const { id } = request.params;
      await write((tx, changes) => revokeWallLink(tx, changes, { id, ...authorOf(request) }));
      return reply.code(204).send(null);
    },
  });
};
