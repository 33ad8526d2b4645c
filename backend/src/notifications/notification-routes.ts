import { notificationCalls } from "@coulisses/shared-domain/contract/notifications";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { clearNotifications, findAlerts, hasNotifications } from "./notifications";

const tag = "Mon compte";
const config = { access: "authenticated" } as const;

/** Routes of the notifications and alerts of the logged-in person. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(notificationCalls.read, tag),
    config,
    handler: async ({ person }) => ({ hasNotifications: await hasNotifications(db, person.id) }),
  });

  app.route({
    ...routeOf(notificationCalls.clear, tag),
    config,
    handler: async ({ person }, reply) => {
      await write((tx, changes) => clearNotifications(tx, changes, person.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(notificationCalls.readAlerts, tag),
    config,
    handler: async ({ person }) => {
      const alerts = await findAlerts(db, person);
      if (alerts === undefined) throw userNotFound();
      return alerts;
    },
  });
};
