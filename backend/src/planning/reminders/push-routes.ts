import { pushSubscriptionCalls } from "@coulisses/shared-domain/contract/planning/push-subscriptions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../../http/route-of";
import { addPushSubscription, removePushSubscription } from "./push-subscriptions";

const tag = "Planning";
const config = { access: "authenticated" } as const;

/** Routes of the browsers that show a person's reminders. */
export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, push, write } = app.services;

  app.route({
    ...routeOf(pushSubscriptionCalls.readKey, tag),
    config,
    handler: () => ({ publicKey: push.publicKey }),
  });

  app.route({
    ...routeOf(pushSubscriptionCalls.add, tag),
    config,
    handler: async ({ person, body }, reply) => {
      await write((tx) => addPushSubscription(tx, person.id, body));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(pushSubscriptionCalls.remove, tag),
    config,
    handler: async ({ person, query }, reply) => {
      await removePushSubscription(db, person.id, query.endpoint);
      return reply.code(204).send(null);
    },
  });
};
