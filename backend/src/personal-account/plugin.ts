import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { consumerRoutes } from "./consumers";

/** The money that people have at the association. */
export const personalAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(consumerRoutes);
};
