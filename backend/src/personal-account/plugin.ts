import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { consumerRoutes } from "./consumers";
import { ledgerRoutes } from "./transactions/ledger-routes";

/** The money that people have at the association. */
export const personalAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(consumerRoutes);
  await app.register(ledgerRoutes);
};
