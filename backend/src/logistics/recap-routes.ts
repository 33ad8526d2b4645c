import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { gearRecapCalls } from "@coulisses/shared-domain/contract/gear-recap";
import { type GearRecap, gearRecap, gearRecapDetails } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { shortageCsv } from "@coulisses/shared-domain/gear-recap/shortage-csv";
import { gearOfSlugNotFound } from "@coulisses/shared-domain/gear/gear";
import { matchesGearSearch } from "@coulisses/shared-domain/gear/gear-search";
import { originOf, recordAudit } from "../audit/record-audit";
import type { GearCatalogue } from "../catalogues/gear-catalogue";
import { routeOf } from "../http/route-of";
import type { CachedReads } from "../read-cache/cached-reads";
import { createReadCache } from "../read-cache/read-cache";
import { sendJson } from "../read-cache/send-json";
import { logisticStateOn } from "./recap-state";

const tag = "Récap matos";
const config = { access: "view-gear-dashboard" } as const;

type Revisions = Pick<FastifyRequest, "revisions">;

/** The recap is pure: an answer is right as long as the revisions of its input stand. */
function revisionOf({ revisions }: Revisions): number {
  const read = [
    "catalogues",
    "festival-activities",
    "festival-tasks",
    "inventory",
    "logistic-sheets",
  ] as const;
  return read.reduce((sum, name) => sum + revisions[name], 0);
}

/** Routes of the gear recap. */
export const recapRoutes: FastifyPluginAsyncZod<{ catalogue: GearCatalogue; reads: CachedReads }> = async (
  app,
  { catalogue, reads },
) => {
  const { connection, db } = app.services;
  const stateAt = logisticStateOn(connection);
  const recaps = createReadCache<Map<number, GearRecap>>({ limit: 1 });

  const gearsFor = ({ revisions }: Revisions) => catalogue.gears(revisions.catalogues);

  async function recapFor(request: Revisions): Promise<Map<number, GearRecap>> {
    const recap = await recaps.at(revisionOf(request), "all", async () => {
      const lines = gearRecap(await gearsFor(request), await stateAt(request.revisions));
      return new Map(lines.map((line) => [line.id, line]));
    });
    return recap ?? new Map();
  }

  app.route({
    ...routeOf(gearRecapCalls.list, tag),
    config,
    handler: async (request, reply) => {
      const { query } = request;
      const text = await reads.text(revisionOf(request), `recap ${JSON.stringify(query)}`, async () => {
        const recap = await recapFor(request);
        const gears = (await gearsFor(request)).filter((gear) => matchesGearSearch(gear, query));
        return JSON.stringify(gears.flatMap(({ id }) => recap.get(id) ?? []));
      });
      return sendJson(request, reply, text);
    },
  });

  app.route({
    ...routeOf(gearRecapCalls.export, tag),
    config: { ...config, heavy: true },
    handler: async (request, reply) => {
      const csv = shortageCsv(await gearsFor(request), await stateAt(request.revisions));
      await recordAudit(db, originOf(request), { kind: "data-exported", target: "export:gear-recap" });
      return reply.header("content-type", "text/csv; charset=utf-8").send(csv);
    },
  });

  app.route({
    ...routeOf(gearRecapCalls.details, tag),
    config,
    handler: async (request) => {
      const { slug } = request.params;
      const gear = (await gearsFor(request)).find((one) => one.slug === slug);
      if (!gear) throw gearOfSlugNotFound(slug);
      return gearRecapDetails(gear, await stateAt(request.revisions), request.query);
    },
  });
};
