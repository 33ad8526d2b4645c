import { assignmentCalls } from "@coulisses/shared-domain/contract/assignment/assignments";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { assignVolunteers, removeAssignee } from "./assign";
import { readDetailedSlot, readSlot } from "./slot";

const tag = "Affectations";
const config = { access: "affect-volunteer" } as const;

/** Routes of one slot and its people. */
export const assignmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(assignmentCalls.assign, tag),
    config,
    handler: (request) => {
      const origin = { ...originOf(request), actorId: request.person.id };
      return write((tx, changes) => assignVolunteers(tx, changes, request.body, origin));
    },
  });

  app.route({
    ...routeOf(assignmentCalls.remove, tag),
    config,
    handler: async ({ params, person }, reply) => {
      await write((tx, changes) => removeAssignee(tx, changes, params, person.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(assignmentCalls.read, tag),
    config: { access: "read-ft" },
    handler: ({ params, query, person }) =>
      query.withDetails === "true" ? readDetailedSlot(db, params, person.access) : readSlot(db, params),
  });
};
