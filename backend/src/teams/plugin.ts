import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { membershipRoutes } from "./membership-routes";
import { teamRoutes } from "./team-routes";

/** Routes of teams and memberships. */
export const allTeamRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(teamRoutes);
  await app.register(membershipRoutes);
};
