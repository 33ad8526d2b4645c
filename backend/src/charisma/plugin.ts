import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { charismaEventRoutes } from "./charisma-event-routes";
import { charismaPeriodRoutes } from "./charisma-period-routes";

/** Routes of charisma periods, and of events whose participants earn charisma. */
export const charismaRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(charismaPeriodRoutes);
  await app.register(charismaEventRoutes);
};
