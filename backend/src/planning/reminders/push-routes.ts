import {
  INVALID_PUSH_ENDPOINT,
  pushSubscriptionCalls,
} from "@coulisses/shared-domain/contract/planning/push-subscriptions";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { and, desc, eq, notInArray } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { pushSubscriptions } from "../../database/schema/plannings";
import { routeOf } from "../../http/route-of";
import { isPushEndpoint } from "./public-agent";

const tag = "Planning";
/** The browsers used last; a person with more has forgotten about the first ones. */
const mostBrowsers = 10;

/** Routes of the browsers that show a person's reminders. */
export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, push, write } = app.services;

  app.route({
    ...routeOf(pushSubscriptionCalls.readKey, tag),
    config: { access: "authenticated" },
    handler: () => ({ publicKey: push.publicKey }),
  });

  app.route({
    ...routeOf(pushSubscriptionCalls.add, tag),
    config: { access: "authenticated" },
    handler: async ({ person, body: { endpoint, keys } }, reply) => {
      if (!isPushEndpoint(endpoint)) throw badInput(INVALID_PUSH_ENDPOINT);
      const userId = person.id;
      const createdAt = new Date();
      await write(async (tx) => {
        // A browser shows the reminders of the person who logged in on it last.
        await tx
          .insert(pushSubscriptions)
          .values({ userId, endpoint, keys, createdAt })
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { userId, keys, createdAt } });
        const isTheirs = eq(pushSubscriptions.userId, userId);
        const latest = tx
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(isTheirs)
          .orderBy(desc(pushSubscriptions.createdAt))
          .limit(mostBrowsers);
        await tx.delete(pushSubscriptions).where(and(isTheirs, notInArray(pushSubscriptions.id, latest)));
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(pushSubscriptionCalls.remove, tag),
    config: { access: "authenticated" },
    handler: async ({ person, query: { endpoint } }, reply) => {
      const isTheirs = eq(pushSubscriptions.userId, person.id);
      await db.delete(pushSubscriptions).where(and(isTheirs, eq(pushSubscriptions.endpoint, endpoint)));
      return reply.code(204).send(null);
    },
  });
};
