import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { forgetRoutes } from "./forget-routes";
import { meRoutes } from "./me-routes";
import { userRoutes } from "./user-routes";

/** One's own account, and everybody's. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(meRoutes);
  await app.register(userRoutes);
  await app.register(forgetRoutes);
};
