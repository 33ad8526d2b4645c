import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { barrelRoutes } from "./barrel-routes";
import { consumerRoutes } from "./consumer-routes";
import { consumptionRoutes } from "./consumption-routes";
import { ledgerRoutes } from "./transactions/ledger-routes";
import { ownAccountRoutes } from "./own/own-account-routes";

/** Routes of personal accounts. */
export const personalAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(consumerRoutes);
  await app.register(consumptionRoutes);
  await app.register(barrelRoutes);
  await app.register(ledgerRoutes);
  await app.register(ownAccountRoutes);
};
