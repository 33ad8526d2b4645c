import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inventoryCalls } from "@coulisses/shared-domain/contract/inventory";
import { gearNotFound } from "@coulisses/shared-domain/gear/gear";
import {
  groupByGear,
  isStoredIn,
  matchesInventorySearch,
  storagesOf,
} from "@coulisses/shared-domain/inventory/inventory";
import type { InventoryRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import type { GearCatalogue } from "../catalogues/gear-catalogue";
import { storedRevision } from "../changes/revisions";
import { routeOf } from "../http/route-of";
import { expectedVersion } from "../input/if-match";
import type { CachedReads } from "../read-cache/cached-reads";
import { createReadCache } from "../read-cache/read-cache";
import { sendJson } from "../read-cache/send-json";
import { readRecords, replaceInventory } from "./inventory";

const tag = "Inventaire";
const reading = { access: "read-inventory" } as const;
const MEBIBYTE = 1024 * 1024;

type Revisions = Pick<FastifyRequest, "revisions">;
const revisionOf = ({ revisions: { catalogues, inventory } }: Revisions) => catalogues + inventory;

/** Routes of the inventory, read by gear and replaced whole. */
export const inventoryRoutes: FastifyPluginAsyncZod<{
  catalogue: GearCatalogue;
  reads: CachedReads;
}> = async (app, { catalogue, reads }) => {
  const { connection, write } = app.services;
  const cache = createReadCache<InventoryRecord[]>({ limit: 1 });

  async function recordsFor(request: Revisions): Promise<InventoryRecord[]> {
    const records = await cache.at(revisionOf(request), "all", async () =>
      readRecords(connection, await catalogue.gears(request.revisions.catalogues)),
    );
    return records ?? [];
  }

  app.route({
    ...routeOf(inventoryCalls.list, tag),
    config: reading,
    handler: async (request, reply) => {
      const { query } = request;
      const text = await reads.text(revisionOf(request), `inventory ${JSON.stringify(query)}`, async () => {
        const records = (await recordsFor(request)).filter(
          (record) =>
            matchesInventorySearch(record.gear, query) &&
            (query.storage === undefined || isStoredIn(record, query.storage)),
        );
        return JSON.stringify(groupByGear(records));
      });
      const version = storedRevision(request.revisions.inventory);
      return sendJson(request, reply.header("etag", `"${version}"`), text);
    },
  });

  app.route({
    ...routeOf(inventoryCalls.storages, tag),
    config: reading,
    handler: async (request) => storagesOf(await recordsFor(request)),
  });

  app.route({
    ...routeOf(inventoryCalls.ofGear, tag),
    config: reading,
    handler: async (request) => {
      const { gearId } = request.params;
      const gears = await catalogue.gears(request.revisions.catalogues);
      if (!gears.some(({ id }) => id === gearId)) throw gearNotFound(gearId);
      return (await recordsFor(request)).filter(({ gear }) => gear.id === gearId);
    },
  });

  app.route({
    ...routeOf(inventoryCalls.replace, tag),
    config: { access: "write-inventory" },
    bodyLimit: 16 * MEBIBYTE,
    handler: async ({ body, headers, person }, reply) => {
      const { records, version } = await write((tx, changes) => {
        changes.state({ event: "inventory-replaced", by: person.id, tags: [{ type: "Inventory" }] });
        return replaceInventory(tx, body, expectedVersion(headers["if-match"]));
      });
      return reply.code(201).header("etag", `"${version}"`).send(groupByGear(records));
    },
  });
};
