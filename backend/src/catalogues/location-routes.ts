import type { FastifyInstance } from "fastify";
import * as z from "zod";
import {
  type CatalogueLocation,
  locationNotFound,
} from "@coulisses/shared-domain/location/location-catalogue";
import { idParams } from "@coulisses/shared-domain/contract/fields";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { locationAnswer } from "./answers";
import { byName } from "./by-name";
import { locationForm, locationUpdate } from "./forms";
import { addLocation, changeLocation, removeLocation } from "./location-writes";
import { locationQuery, locationsQuery } from "./queries";
import { writeRoutes } from "./write-routes";

const tags = ["Lieux"];

export function locationRoutes(app: FastifyInstance, reads: CachedReads): void {
  const { connection } = app.services;

  app.get(
    "/locations",
    {
      config: { access: "view-location" },
      schema: { summary: "Les lieux, par nom", tags, response: { 200: z.array(locationAnswer) } },
    },
    async (request, reply) => {
      const text = await reads.text(request.revisions.catalogues, "locations", async () => {
        const rows = await connection.hot<{ location: CatalogueLocation }>(locationsQuery, []);
        return JSON.stringify(rows.map(({ location }) => location).sort(byName));
      });
      return sendJson(request, reply, text);
    },
  );

  app.get(
    "/locations/:id",
    {
      config: { access: "view-location" },
      schema: { summary: "Un lieu", tags, params: idParams, response: { 200: locationAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof idParams>;
      const text = await reads.body(request.revisions.catalogues, locationQuery, [id]);
      if (!text) throw locationNotFound(id);
      return sendJson(request, reply, text);
    },
  );

  writeRoutes(app, {
    path: "/locations",
    tag: "Lieux",
    permission: "manage-location",
    event: "location",
    stale: [{ type: "Location" }],
    summaries: { add: "Ajouter un lieu", change: "Modifier un lieu", remove: "Supprimer un lieu" },
    form: locationForm,
    update: locationUpdate,
    answer: locationAnswer,
    add: addLocation,
    change: changeLocation,
    remove: removeLocation,
  });
}
