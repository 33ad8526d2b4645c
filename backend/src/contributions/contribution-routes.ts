import { contributionCalls } from "@coulisses/shared-domain/contract/money/contributions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { runOnce } from "../personal-account/run-once";
import * as contributions from "./contributions";

const tag = "Cotisations";
const config = { access: "manage-contributions" } as const;

/** Routes of the contributions for this edition, and of one's own. */
export const contributionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(contributionCalls.readOwn, tag),
    config: { access: "authenticated" },
    handler: ({ person }) => contributions.readOwn(db, person),
  });
  app.route({
    ...routeOf(contributionCalls.listNonPayers, tag),
    config,
    handler: () => contributions.listNonPayers(db),
  });
  app.route({
    ...routeOf(contributionCalls.listPayers, tag),
    config,
    handler: () => contributions.listPayers(db),
  });

  app.route({
    ...routeOf(contributionCalls.pay, tag),
    config,
    handler: async (request, reply) => {
      const answer = await runOnce(write, request, async (tx, changes) => {
        await contributions.pay(tx, request.body, { changes, origin: originOf(request) });
        return null;
      });
      return reply.code(204).send(answer);
    },
  });

  app.route({
    ...routeOf(contributionCalls.change, tag),
    config,
    handler: async (request, reply) => {
      const changed = { ...request.params, ...request.body };
      await write((tx, changes) => contributions.change(tx, changed, { changes, origin: originOf(request) }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(contributionCalls.remove, tag),
    config,
    handler: async (request, reply) => {
      await write((tx, changes) =>
        contributions.remove(tx, request.params, { changes, origin: originOf(request) }),
      );
      return reply.code(204).send(null);
    },
  });
};
