import { swapCalls } from "@coulisses/shared-domain/contract/assignment/swaps";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import type { WriteTransaction } from "../database/database";
import { routeOf } from "../http/route-of";
import { acceptSwap, cancel, declineSwap, withdraw } from "./answer-swap";
import { askForSwap } from "./ask-for-swap";
import { approveByManager, type Gesture, refuseByManager } from "./decide-swap";
import {
  countTaken,
  listOwnSwaps,
  listRequestsOf,
  listSwaps,
  listUnderstaffed,
  readSwap,
} from "./read-swaps";

const tag = "Remplacements";
const config = { access: "view-planning" } as const;
const managers = { access: "affect-volunteer" } as const;

/** Routes of swaps. */
export const swapRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write, environment } = app.services;
  const site = environment.publicUrl;

  /** One write about the request of the path. */
  function about<Result>(
    request: FastifyRequest & { params: { id: string } },
    work: (tx: WriteTransaction, gesture: Gesture) => Promise<Result>,
  ): Promise<Result> {
    const origin = { ...originOf(request), actorId: request.person.id };
    const { id } = request.params;
    return write((tx, changes, enqueue) => work(tx, { id, origin, now: new Date(), changes, enqueue, site }));
  }

  app.route({
    ...routeOf(swapCalls.listOwn, tag),
    config,
    handler: ({ person }) => listOwnSwaps(db, person.id, new Date()),
  });

  app.route({
    ...routeOf(swapCalls.ask, tag),
    config: { ...config, quota: "swaps" },
    handler: async ({ body, person: { id } }, reply) => {
      const now = new Date();
      await write((tx, changes, enqueue) =>
        askForSwap(tx, { ...body, requesterId: id }, { changes, enqueue, site, now }),
      );
      return reply.code(201).send(await listOwnSwaps(db, id, now));
    },
  });

  app.route({
    ...routeOf(swapCalls.listFor, tag),
    config: managers,
    handler: ({ params }) => listRequestsOf(db, params.personId, new Date()),
  });

  app.route({
    ...routeOf(swapCalls.askFor, tag),
    config: managers,
    handler: async ({ body, params: { personId }, person: { id: managerId } }, reply) => {
      const now = new Date();
      const id = await write((tx, changes, enqueue) =>
        askForSwap(tx, { ...body, requesterId: personId, managerId }, { changes, enqueue, site, now }),
      );
      return reply.code(201).send(await readSwap(db, id, now));
    },
  });

  const answers = { cancel, accept: acceptSwap, decline: declineSwap, withdraw };
  for (const name of ["cancel", "accept", "decline", "withdraw"] as const) {
    app.route({
      ...routeOf(swapCalls[name], tag),
      config,
      handler: async (request) => {
        await about(request, answers[name]);
        return listOwnSwaps(db, request.person.id, new Date());
      },
    });
  }

  app.route({
    ...routeOf(swapCalls.list, tag),
    config: managers,
    handler: () => listSwaps(db, new Date()),
  });

  app.route({
    ...routeOf(swapCalls.count, tag),
    config: managers,
    handler: () => countTaken(db, new Date()),
  });

  app.route({
    ...routeOf(swapCalls.listUnderstaffed, tag),
    config: managers,
    handler: () => listUnderstaffed(db, new Date()),
  });

  app.route({
    ...routeOf(swapCalls.approve, tag),
    config: managers,
    handler: async (request) => {
      const refusal = await about(request, (tx, gesture) => approveByManager(tx, gesture, request.body));
      if (refusal !== undefined) throw refusal;
      return readSwap(db, request.params.id, new Date());
    },
  });

  app.route({
    ...routeOf(swapCalls.refuse, tag),
    config: managers,
    handler: async (request) => {
      await about(request, (tx, gesture) => refuseByManager(tx, gesture, request.body));
      return readSwap(db, request.params.id, new Date());
    },
  });
};
