import { charismaEventCalls } from "@coulisses/shared-domain/contract/charisma";
import { participationsCsv } from "@coulisses/shared-domain/charisma/participations";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import * as events from "./charisma-events";
import { foundParticipations, participationsPage, totalParticipations } from "./participations";

const tag = "Charisme";
const rewarding = { access: "manage-charisma-events" } as const;

/** Routes of events whose participants earn charisma. */
export const charismaEventRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(charismaEventCalls.listParticipations, tag),
    config: rewarding,
    handler: ({ query }) => participationsPage(db, query),
  });

  app.route({
    ...routeOf(charismaEventCalls.totalParticipations, tag),
    config: rewarding,
    handler: ({ query }) => totalParticipations(db, query),
  });

  app.route({
    ...routeOf(charismaEventCalls.exportParticipations, tag),
    config: { ...rewarding, heavy: true },
    handler: async (request, reply) => {
      const participations = await foundParticipations(db, request.query);
      await recordAudit(db, originOf(request), { kind: "data-exported", target: "export:participations" });
      return reply.header("content-type", "text/csv; charset=utf-8").send(participationsCsv(participations));
    },
  });

  app.route({
    ...routeOf(charismaEventCalls.listPotentialParticipants, tag),
    config: rewarding,
    handler: () => events.listPotentialParticipants(db),
  });

  app.route({
    ...routeOf(charismaEventCalls.create, tag),
    config: { ...rewarding, quota: "charismaParticipations" },
    handler: async ({ body }, reply) =>
      reply.code(201).send(await write((tx, changes) => events.add(tx, changes, body))),
  });

  app.route({
    ...routeOf(charismaEventCalls.update, tag),
    config: rewarding,
    handler: ({ params, body }) =>
      write((tx, changes) => events.changeParticipation(tx, changes, params, body.charisma)),
  });

  app.route({
    ...routeOf(charismaEventCalls.remove, tag),
    config: rewarding,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => events.removeParticipation(tx, changes, params));
      return reply.code(204).send(null);
    },
  });
};
