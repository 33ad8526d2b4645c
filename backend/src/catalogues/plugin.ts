import type { FastifyInstance } from "fastify";
import { cachedReads } from "../read-cache/cached-reads";
import { categoryRoutes } from "./category-routes";
import { gearCatalogue } from "./gear-catalogue";
import { gearRoutes } from "./gear-routes";
import { locationRoutes } from "./location-routes";
import { signageRoutes } from "./signage-routes";

/** Routes of places, signages and gear. */
export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  const { connection } = app.services;
  const reads = cachedReads(connection, { limit: 200 });
  const catalogue = gearCatalogue(connection);
  await app.register(locationRoutes, { reads });
  await app.register(signageRoutes, { reads });
  await app.register(categoryRoutes, { catalogue });
  await app.register(gearRoutes, { catalogue });
}
