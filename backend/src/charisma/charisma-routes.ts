import { charismaEventCalls, charismaPeriodCalls } from "@coulisses/shared-domain/contract/charisma";
import { participationsCsv } from "@coulisses/shared-domain/charisma/participations";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import {
  addEvent,
  changeParticipation,
  listPotentialParticipants,
  removeParticipation,
} from "./charisma-events";
import {
  addCharismaPeriod,
  changeCharismaPeriod,
  listCharismaPeriods,
  readCharismaPeriod,
  removeCharismaPeriod,
} from "./charisma-periods";
import { foundParticipations, participationsPage, totalParticipations } from "./participations";

const tag = "Charisme";
const reading = { access: "authenticated" } as const;
const pricing = { access: "affect-volunteer" } as const;
const rewarding = { access: "manage-charisma-events" } as const;

/** Routes of charisma periods, and of events whose participants earn charisma. */
export const charismaRoutes: FastifyPluginAsyncZod = async (app) => {
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
    handler: () => listPotentialParticipants(db),
  });

  app.route({
    ...routeOf(charismaEventCalls.create, tag),
    config: { ...rewarding, quota: "charismaParticipations" },
    handler: async ({ body }, reply) =>
      reply.code(201).send(await write((tx, changes) => addEvent(tx, changes, body))),
  });

  app.route({
    ...routeOf(charismaEventCalls.update, tag),
    config: rewarding,
    handler: ({ params, body }) =>
      write((tx, changes) => changeParticipation(tx, changes, params, body.charisma)),
  });

  app.route({
    ...routeOf(charismaEventCalls.remove, tag),
    config: rewarding,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => removeParticipation(tx, changes, params));
      return reply.code(204).send(null);
    },
  });
};
