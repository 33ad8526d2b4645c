import { consumptionCalls } from "@coulisses/shared-domain/contract/money/consumptions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { listBatches, listBatchLines, undoBatch } from "./batches";
import { runOnce } from "./run-once";
import { saveBarrel, saveDeposits, saveEvent, saveProvisions } from "./saves";

const tag = "Comptes persos";
const config = { access: "manage-personal-accounts" } as const;

/** Routes with which the SG writes lines for many people at once, and takes them back. */
export const consumptionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(consumptionCalls.deposit, tag),
    config,
    handler: async (request, reply) => {
      const save = { form: request.body, name: request.query.name, madeBy: request.person.id };
      await runOnce(write, request, (tx, changes) => saveDeposits(tx, changes, save));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(consumptionCalls.chargeBarrel, tag),
    config,
    handler: async (request, reply) => {
      const save = { form: request.body, name: request.query.name, madeBy: request.person.id };
      await runOnce(write, request, (tx, changes) => saveBarrel(tx, changes, save));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(consumptionCalls.chargeProvisions, tag),
    config,
    handler: async (request, reply) => {
      const save = { form: request.body, name: request.query.name, madeBy: request.person.id };
      await runOnce(write, request, (tx, changes) => saveProvisions(tx, changes, save));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(consumptionCalls.chargeEvent, tag),
    config,
    handler: async (request, reply) => {
      const save = { form: request.body, name: request.query.name, madeBy: request.person.id };
      await runOnce(write, request, (tx, changes) => saveEvent(tx, changes, save));
      return reply.code(204).send(null);
    },
  });

  app.route({ ...routeOf(consumptionCalls.listBatches, tag), config, handler: () => listBatches(db) });

  app.route({
    ...routeOf(consumptionCalls.listBatchLines, tag),
    config,
    handler: ({ params }) => listBatchLines(db, params.id),
  });

  app.route({
    ...routeOf(consumptionCalls.undoBatch, tag),
    config,
    handler: async ({ params: { id }, person }, reply) => {
      await write((tx, changes) => undoBatch(tx, changes, { id, madeBy: person.id }));
      return reply.code(204).send(null);
    },
  });
};
