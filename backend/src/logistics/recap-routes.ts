import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { type GearRecap, gearRecap, gearRecapDetails } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { shortageCsv } from "@coulisses/shared-domain/gear-recap/shortage-csv";
import { matchesGearSearch } from "@coulisses/shared-domain/gear/gear-search";
import { originOf, recordAudit } from "../audit/record-audit";
import type { GearCatalogue } from "../catalogues/gear-catalogue";
import { gearSearch, type GearSearchParams } from "../catalogues/search-params";
import { instant } from "@coulisses/shared-domain/contract/fields";
import { SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";
import type { CachedReads } from "../read-cache/cached-reads";
import { createReadCache } from "../read-cache/read-cache";
import { sendJson } from "../read-cache/send-json";
import { csvAnswer, recapAnswer, recapDetailsAnswer } from "./recap-answers";
import { logisticStateOn } from "./recap-state";

const tags = ["Récap matos"];
const config = { access: "view-gear-dashboard" } as const;

const slugParams = z.object({ slug: text("Matos", SHORT_TEXT) });
const periodSearch = z.object({ start: instant("Début du créneau"), end: instant("Fin du créneau") });

/** The recap is pure: what was computed stays right as long as nothing of what it reads moves. */
function revisionOf({ revisions }: FastifyRequest): number {
  const read = [
    "catalogues",
    "festival-activities",
    "festival-tasks",
    "inventory",
    "logistic-sheets",
  ] as const;
  return read.reduce((sum, name) => sum + revisions[name], 0);
}

export function recapRoutes(app: FastifyInstance, catalogue: GearCatalogue, reads: CachedReads): void {
  const { connection } = app.services;
  const stateAt = logisticStateOn(connection);
  const recaps = createReadCache<Map<number, GearRecap>>({ limit: 1 });

  const gearsFor = ({ revisions }: FastifyRequest) => catalogue.gears(revisions.catalogues);

  async function recapFor(request: FastifyRequest): Promise<Map<number, GearRecap>> {
    const recap = await recaps.at(revisionOf(request), "all", async () => {
      const lines = gearRecap(await gearsFor(request), await stateAt(request.revisions));
      return new Map(lines.map((line) => [line.id, line]));
    });
    return recap ?? new Map();
  }

  app.get(
    "/logistic/dashboard",
    {
      config,
      schema: {
        summary: "Ce qui manque de chaque matos au pire moment",
        tags,
        querystring: gearSearch,
        response: { 200: recapAnswer },
      },
    },
    async (request, reply) => {
      const asked = request.query as GearSearchParams;
      const body = await reads.text(revisionOf(request), `recap ${JSON.stringify(asked)}`, async () => {
        const recap = await recapFor(request);
        const found = (await gearsFor(request)).filter((gear) => matchesGearSearch(gear, asked));
        return JSON.stringify(found.flatMap(({ id }) => recap.get(id) ?? []));
      });
      return sendJson(request, reply, body);
    },
  );

  app.get(
    "/logistic/dashboard/export",
    { config, schema: { summary: "Le matos qui manque, en CSV", tags, response: { 200: csvAnswer } } },
    async (request, reply) => {
      const csv = shortageCsv(await gearsFor(request), await stateAt(request.revisions));
      await recordAudit(app.services.db, originOf(request), {
        kind: "data-exported",
        target: "export:gear-recap",
      });
      return reply.header("content-type", "text/csv; charset=utf-8").send(csv);
    },
  );

  app.get(
    "/logistic/dashboard/:slug",
    {
      config,
      schema: {
        summary: "Un matos, quart d'heure par quart d'heure",
        tags,
        params: slugParams,
        querystring: periodSearch,
        response: { 200: recapDetailsAnswer },
      },
    },
    async (request) => {
      const { slug } = request.params as z.infer<typeof slugParams>;
      const asked = request.query as z.infer<typeof periodSearch>;
      const gear = (await gearsFor(request)).find((one) => one.slug === slug);
      if (!gear) throw notFound(`Le matos ${slug} n'existe pas`);
      return gearRecapDetails(gear, await stateAt(request.revisions), asked);
    },
  );
}
