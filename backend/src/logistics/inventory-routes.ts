import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { InventoryRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { gearNotFound } from "@coulisses/shared-domain/gear/gear";
import {
  groupByGear,
  isStoredIn,
  storagesOf,
  matchesInventorySearch,
} from "@coulisses/shared-domain/inventory/inventory";
import { storedRevision } from "../changes/revisions";
import type { GearCatalogue } from "../catalogues/gear-catalogue";
import { expectedVersion } from "../input/if-match";
import type { CachedReads } from "../read-cache/cached-reads";
import { createReadCache } from "../read-cache/read-cache";
import { sendJson } from "../read-cache/send-json";
import { readRecords, replaceInventory } from "./inventory";
import {
  gearParams,
  inventoryAnswer,
  inventoryForm,
  inventorySearch,
  recordsAnswer,
} from "./inventory-input";

const tags = ["Inventaire"];
const MEBIBYTE = 1024 * 1024;

export function inventoryRoutes(app: FastifyInstance, catalogue: GearCatalogue, reads: CachedReads): void {
  const { connection } = app.services;
  const kept = createReadCache<InventoryRecord[]>({ limit: 1 });
  const config = { access: "read-inventory" } as const;

  const revisionOf = ({ revisions: { catalogues, inventory } }: FastifyRequest) => catalogues + inventory;

  async function recordsFor(request: FastifyRequest): Promise<InventoryRecord[]> {
    const found = await kept.at(revisionOf(request), "all", async () =>
      readRecords(connection, await catalogue.gears(request.revisions.catalogues)),
    );
    return found ?? [];
  }

  app.get(
    "/logistic/inventory",
    {
      config,
      schema: {
        summary: "L'inventaire, matos par matos",
        tags,
        querystring: inventorySearch,
        response: { 200: inventoryAnswer },
      },
    },
    async (request, reply) => {
      const asked = request.query as z.infer<typeof inventorySearch>;
      const text = await reads.text(revisionOf(request), `inventory ${JSON.stringify(asked)}`, async () => {
        const records = await recordsFor(request);
        const found = records.filter(
          (record) =>
            matchesInventorySearch(record.gear, asked) &&
            (asked.storage === undefined || isStoredIn(record, asked.storage)),
        );
        return JSON.stringify(groupByGear(found));
      });
      return sendJson(
        request,
        reply.header("etag", `"${storedRevision(request.revisions.inventory)}"`),
        text,
      );
    },
  );

  app.get(
    "/logistic/inventory/storages",
    { config, schema: { summary: "Les lieux de stockage", tags, response: { 200: z.array(z.string()) } } },
    async (request) => storagesOf(await recordsFor(request)),
  );

  app.get(
    "/logistic/inventory/:gearId",
    {
      config,
      schema: {
        summary: "Où est un matos",
        tags,
        params: gearParams,
        response: { 200: recordsAnswer },
      },
    },
    async (request) => {
      const { gearId } = request.params as z.infer<typeof gearParams>;
      const gears = await catalogue.gears(request.revisions.catalogues);
      if (!gears.some(({ id }) => id === gearId)) throw gearNotFound(gearId);
      return (await recordsFor(request)).filter(({ gear }) => gear.id === gearId);
    },
  );

  app.post(
    "/logistic/inventory",
    {
      config: { access: "write-inventory" },
      bodyLimit: 16 * MEBIBYTE,
      schema: {
        summary: "Remplacer tout l'inventaire",
        tags,
        body: inventoryForm,
        response: { 201: inventoryAnswer },
      },
    },
    async (request, reply) => {
      const form = request.body as z.infer<typeof inventoryForm>;
      const expected = expectedVersion(request.headers["if-match"]);
      const { records, version } = await app.services.write(async (tx, changes) => {
        const replaced = await replaceInventory(tx, form, expected);
        changes.state({
          event: "inventory-replaced",
          by: request.person.id,
          tags: [{ type: "Inventory" }],
        });
        return replaced;
      });
      return reply.code(201).header("etag", `"${version}"`).send(groupByGear(records));
    },
  );
}
