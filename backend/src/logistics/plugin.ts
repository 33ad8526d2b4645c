import type { FastifyInstance } from "fastify";
import { gearCatalogue } from "../catalogues/gear-catalogue";
import { cachedReads } from "../read-cache/cached-reads";
import { inventoryRoutes } from "./inventory-routes";
import { purchaseAndBorrowRoutes } from "./logistic-sheet-routes";
import { loadingRoutes } from "./loading-routes";
import { recapRoutes } from "./recap-routes";

/** The number of answers kept in memory: a few searches of each list, and sheets. */
const KEPT_READS = 200;

/** Routes of the inventory, purchases, loans, shortages and the van. */
export async function logisticRoutes(app: FastifyInstance): Promise<void> {
  const { connection } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  const catalogue = gearCatalogue(connection);
  await app.register(inventoryRoutes, { catalogue, reads });
  purchaseAndBorrowRoutes(app, reads);
  await app.register(recapRoutes, { catalogue, reads });
  await app.register(loadingRoutes);
}
