import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { gearNotFound } from "@coulisses/shared-domain/gear/gear";
import { matchesGearSearch } from "@coulisses/shared-domain/gear/gear-search";
import { idParams } from "../http/fields";
import { gearAnswer } from "./answers";
import { gearForm } from "./forms";
import type { GearCatalogue } from "./gear-catalogue";
import { addGear, changeGear, removeGear } from "./gear-writes";
import { gearSearch, type GearSearchParams } from "./search-params";
import { writeRoutes } from "./write-routes";

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
      if (!found) throw gearNotFound(id);
      return found;
    },
  );

  writeRoutes(app, {
    path: "/logistic/gears",
    tag: "Logistique",
    permission: "write-gear-catalog",
    event: "gear",
    stale: [{ type: "Gear" }, { type: "Inventory" }],
    summaries: { add: "Ajouter du matos", change: "Modifier un matos", remove: "Supprimer un matos" },
    form: gearForm,
    update: gearForm,
    answer: gearAnswer,
    add: addGear,
    change: changeGear,
    remove: removeGear,
  });
}
