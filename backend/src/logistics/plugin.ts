import type { FastifyInstance } from "fastify";
import { gearCatalogue } from "../catalogues/gear-catalogue";
import { cachedReads } from "../read-cache/cached-reads";
import { borrowSheets } from "./borrows";
import { inventoryRoutes } from "./inventory-routes";
import { purchaseSheets } from "./purchases";
import { recapRoutes } from "./recap-routes";
import { logisticSheetRoutes } from "./sheet-routes";

/** Answers kept ready to be sent: a few searches of each list, and sheets. */
const KEPT_READS = 200;

/** What the festival owns, buys and borrows, and what is missing. */
export function logisticRoutes(app: FastifyInstance, _options: object, done: () => void): void {
  const { connection } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  const catalogue = gearCatalogue(connection);
  inventoryRoutes(app, catalogue, reads);
  logisticSheetRoutes(app, purchaseSheets, reads);
  logisticSheetRoutes(app, borrowSheets, reads);
  recapRoutes(app, catalogue, reads);
  done();
}
