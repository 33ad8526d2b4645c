import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { CatalogueLocation } from "@coulisses/shared-domain/contract/catalogues";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { idParams } from "../http/fields";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { locationAnswer } from "./answers";
import { byName } from "./by-name";
import { locationQuery, locationsQuery } from "./queries";

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
      if (!text) throw notFound(`Le lieu #${id} n'existe pas`);
      return sendJson(request, reply, text);
    },
  );
}
