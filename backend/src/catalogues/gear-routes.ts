import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { gearCalls } from "@coulisses/shared-domain/contract/gears";
import { gearNotFound } from "@coulisses/shared-domain/gear/gear";
import { findGears } from "@coulisses/shared-domain/gear/gear-search";
import { addsAny } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Change } from "../changes/change";
import { IMPORT_LIMIT } from "../http/import-limit";
import { routeOf } from "../http/route-of";
import { targetOf } from "../input/if-match";
import type { GearCatalogue } from "./gear-catalogue";
import { addGear, changeGear, removeGear, usesOfGear } from "./gear-writes";
import { importGears } from "./import-rows";

const tag = "Logistique";
const reading = { access: "read-gear-catalog" } as const;
const writing = { access: "write-gear-catalog" } as const;

/** A changed gear shows in the inventory too. */
const changed = (event: `gear-${string}` | `gears-imported`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "Gear" }, { type: "Inventory" }],
});

/** Routes of gear: read by everyone who plans, written by the catalogue's managers. */
export const gearRoutes: FastifyPluginAsyncZod<{ catalogue: GearCatalogue }> = async (app, { catalogue }) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(gearCalls.list, tag),
    config: reading,
    handler: async ({ query, revisions }) => {
      const gears = await catalogue.gears(revisions.catalogues);
      return [...findGears(gears, query)];
    },
  });

  app.route({
    ...routeOf(gearCalls.read, tag),
    config: reading,
    handler: async ({ params: { id }, revisions }) => {
      const gears = await catalogue.gears(revisions.catalogues);
      const gear = gears.find((one) => one.id === id);
      if (!gear) throw gearNotFound(id);
      return gear;
    },
  });

  app.route({
    ...routeOf(gearCalls.add, tag),
    config: { ...writing, quota: "gears" },
    handler: async ({ body, person }, reply) => {
      const gear = await write(async (tx, changes) => {
        changes.state(changed("gear-created", person.id));
        return addGear(tx, body);
      });
      return reply.code(201).send(gear);
    },
  });

  app.route({
    ...routeOf(gearCalls.importRows, tag),
    config: writing,
    bodyLimit: IMPORT_LIMIT,
    handler: ({ body, person }) =>
      write(async (tx, changes) => {
        const outcomes = await importGears(tx, body.rows);
        if (addsAny(outcomes)) changes.state(changed("gears-imported", person.id));
        return outcomes;
      }),
  });

  app.route({
    ...routeOf(gearCalls.change, tag),
    config: writing,
    handler: (request) =>
      write((tx, changes) => {
        changes.state(changed("gear-updated", request.person.id));
        return changeGear(tx, targetOf(request), request.body);
      }),
  });

  app.route({
    ...routeOf(gearCalls.listUses, tag),
    config: writing,
    handler: ({ params }) => usesOfGear(db, params.id),
  });

  app.route({
    ...routeOf(gearCalls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      await write((tx, changes) => {
        changes.state(changed("gear-deleted", request.person.id));
        return removeGear(tx, targetOf(request));
      });
      return reply.code(204).send(null);
    },
  });
};
