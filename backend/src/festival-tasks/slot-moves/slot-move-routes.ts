import { can } from "@coulisses/shared-domain/access/access";
import { slotMoveCalls } from "@coulisses/shared-domain/contract/slot-moves";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { FastifyRequest } from "fastify";
import { originOf } from "../../audit/record-audit";
import { routeOf } from "../../http/route-of";
import { festivalTaskSheets } from "../sheets";
import type { Mover } from "./change-slots";
import { moveSlots, undoMove } from "./move-and-undo";
import { previewMove } from "./preview-move";

const moverOf = (request: FastifyRequest): Mover => ({
  by: request.person.identity,
  origin: originOf(request),
});

/** Routes that change many mobilizations at once. */
export const slotMoveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, write } = app.services;
  const { tag, permissions } = festivalTaskSheets;
  const config = { access: permissions.write };

  app.route({
    ...routeOf(slotMoveCalls.preview, tag),
    config,
    handler: ({ body, person }) =>
      previewMove(connection.runPrepared, body, { seesRest: can(person.access, "affect-volunteer") }),
  });
  app.route({
    ...routeOf(slotMoveCalls.move, tag),
    config,
    handler: (request) => write((tx, changes) => moveSlots(tx, changes, request.body, moverOf(request))),
  });
  app.route({
    ...routeOf(slotMoveCalls.undo, tag),
    config,
    handler: (request) => write((tx, changes) => undoMove(tx, changes, request.body, moverOf(request))),
  });
};
