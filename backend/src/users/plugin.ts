import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { forgetRoutes } from "./forget-routes";
import { meRoutes } from "./me-routes";
import { userRoutes } from "./user-routes";

/** Routes of one's own account and of all accounts. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(meRoutes);
  await app.register(userRoutes);
  await app.register(forgetRoutes);
};
