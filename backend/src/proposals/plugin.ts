import { proposalCalls } from "@coulisses/shared-domain/contract/assignment/proposals";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { acceptLines, undoAcceptance } from "./acceptance";
import { askForProposal, cancelProposal, listProposals, removeProposal, takeBest } from "./proposals";
import { compareProposals, explainHole, listHoles, readDetails } from "./read-proposal";

const tag = "Propositions d'affectation";
const config = { access: "affect-volunteer" } as const;
const heavy = { ...config, heavy: true } as const;

/** Routes of proposals, which the queue computes: read as a difference, accepted, undone, compared. */
export const proposalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, stopSolving } = app.services;
  app.addHook("preClose", (done) => {
    stopSolving();
    done();
  });

  app.route({ ...routeOf(proposalCalls.list, tag), config, handler: () => listProposals(db) });

  app.route({
    ...routeOf(proposalCalls.create, tag),
    config: { ...config, quota: "proposals" },
    handler: async ({ body, person }, reply) =>
      reply
        .code(201)
        .send(
          await write((tx, changes, enqueue) =>
            askForProposal(tx, { changes, enqueue }, { ...body, by: person.id }),
          ),
        ),
  });

  app.route({
    ...routeOf(proposalCalls.read, tag),
    config: heavy,
    handler: ({ params }) => readDetails(db, params.id),
  });

  app.route({
    ...routeOf(proposalCalls.cancel, tag),
    config,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => cancelProposal(tx, changes, params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(proposalCalls.takeBest, tag),
    config,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => takeBest(tx, changes, params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(proposalCalls.remove, tag),
    config,
    handler: async ({ params }, reply) => {
      await write((tx, changes) => removeProposal(tx, changes, params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(proposalCalls.listHoles, tag),
    config: heavy,
    handler: ({ params }) => listHoles(db, params.id),
  });

  app.route({
    ...routeOf(proposalCalls.explainHole, tag),
    config: heavy,
    handler: ({ params, query }) => explainHole(db, { ...params, ...query }),
  });

  app.route({
    ...routeOf(proposalCalls.accept, tag),
    config,
    handler: ({ params: { id }, body, person }) =>
      write((tx, changes) => acceptLines(tx, changes, { id, form: body, by: person.id })),
  });

  app.route({
    ...routeOf(proposalCalls.undo, tag),
    config,
    handler: ({ params, person }) =>
      write((tx, changes) => undoAcceptance(tx, changes, { ...params, by: person.id })),
  });

  app.route({
    ...routeOf(proposalCalls.compare, tag),
    config: heavy,
    handler: ({ params }) => compareProposals(db, { one: params.id, other: params.otherId }),
  });
};
