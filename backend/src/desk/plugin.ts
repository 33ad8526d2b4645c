import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { claimPlugin } from "./claim-routes";
import { deskPlugin } from "./desk-routes";

/** Routes of the desk that welcomes people without an account, and of those who claim theirs. */
export const allDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(deskPlugin);
  await app.register(claimPlugin);
};
