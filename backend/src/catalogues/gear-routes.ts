import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { matchesGearSearch } from "@coulisses/shared-domain/gear/gear-search";
import { idParams } from "../http/fields";
import { gearAnswer } from "./answers";
import type { GearCatalogue } from "./gear-catalogue";
import { gearSearch, type GearSearchParams } from "./search-params";

const tags = ["Logistique"];

export function gearRoutes(app: FastifyInstance, catalogue: GearCatalogue): void {
  app.get(
    "/logistic/gears",
    {
      config: { access: "read-gear-catalog" },
      schema: {
        summary: "Chercher du matos",
        tags,
        querystring: gearSearch,
        response: { 200: z.array(gearAnswer) },
      },
    },
    async (request) => {
      const asked = request.query as GearSearchParams;
      const gears = await catalogue.gears(request.revisions.catalogues);
      return gears.filter((gear) => matchesGearSearch(gear, asked));
    },
  );

  app.get(
    "/logistic/gears/:id",
    {
      config: { access: "read-gear-catalog" },
      schema: { summary: "Un matos", tags, params: idParams, response: { 200: gearAnswer } },
    },
    async (request) => {
      const { id } = request.params as z.infer<typeof idParams>;
      const gears = await catalogue.gears(request.revisions.catalogues);
      const found = gears.find((gear) => gear.id === id);
      if (!found) throw notFound(`Le matos #${id} n'existe pas`);
      return found;
    },
  );
}
