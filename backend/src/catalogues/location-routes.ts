import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { locationCalls } from "@coulisses/shared-domain/contract/locations";
import {
  type CatalogueLocation,
  locationNotFound,
} from "@coulisses/shared-domain/location/location-catalogue";
import { addsAny } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Change } from "../changes/change";
import { IMPORT_LIMIT } from "../http/import-limit";
import { routeOf } from "../http/route-of";
import { targetOf } from "../input/if-match";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { importLocations } from "./import-rows";
import { addLocation, changeLocation, removeLocation, usesOfLocation } from "./location-writes";
import { byName, locationQuery, locationsQuery } from "./queries";

const tag = "Lieux";
const reading = { access: "view-location" } as const;
const writing = { access: "manage-location" } as const;

const changed = (event: `location-${string}` | `locations-imported`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "Location" }],
});

/** Routes of the places that activities and tasks choose from. */
export const locationRoutes: FastifyPluginAsyncZod<{ reads: CachedReads }> = async (app, { reads }) => {
  const { connection, db, write } = app.services;

  app.route({
    ...routeOf(locationCalls.list, tag),
    config: reading,
    handler: async (request, reply) => {
      const text = await reads.text(request.revisions.catalogues, "locations", async () => {
        const rows = await connection.runPrepared<{ location: CatalogueLocation }>(locationsQuery, []);
        return JSON.stringify(rows.map(({ location }) => location).sort(byName));
      });
      return sendJson(request, reply, text);
    },
  });

  app.route({
    ...routeOf(locationCalls.read, tag),
    config: reading,
    handler: async (request, reply) => {
      const { id } = request.params;
      const text = await reads.body(request.revisions.catalogues, locationQuery, [id]);
      if (!text) throw locationNotFound(id);
      return sendJson(request, reply, text);
    },
  });

  app.route({
    ...routeOf(locationCalls.add, tag),
    config: { ...writing, quota: "locations" },
    handler: async ({ body, person }, reply) => {
      const location = await write((tx, changes) => {
        changes.state(changed("location-created", person.id));
        return addLocation(tx, body);
      });
      return reply.code(201).send(location);
    },
  });

  app.route({
    ...routeOf(locationCalls.importRows, tag),
    config: writing,
    bodyLimit: IMPORT_LIMIT,
    handler: ({ body, person }) =>
      write(async (tx, changes) => {
        const outcomes = await importLocations(tx, body.rows);
        if (addsAny(outcomes)) changes.state(changed("locations-imported", person.id));
        return outcomes;
      }),
  });

  app.route({
    ...routeOf(locationCalls.change, tag),
    config: writing,
    handler: (request) =>
      write((tx, changes) => {
        changes.state(changed("location-updated", request.person.id));
        return changeLocation(tx, targetOf(request), request.body);
      }),
  });

  app.route({
    ...routeOf(locationCalls.listUses, tag),
    config: writing,
    handler: ({ params }) => usesOfLocation(db, params.id),
  });

  app.route({
    ...routeOf(locationCalls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      await write((tx, changes) => {
        changes.state(changed("location-deleted", request.person.id));
        return removeLocation(tx, targetOf(request));
      });
      return reply.code(204).send(null);
    },
  });
};
