import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { keptPeople } from "./kept-people";
import { forgetRoutes } from "./forget-routes";
import { meRoutes } from "./me-routes";
import { userRoutes } from "./user-routes";

/** Routes of one's own account and of all accounts. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const kept = keptPeople(app.services.connection);
  await app.register(meRoutes, { kept });
  await app.register(userRoutes, { kept });
  await app.register(forgetRoutes);
};
