import { barrelCalls } from "@coulisses/shared-domain/contract/money/consumptions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Change } from "../changes/change";
import { routeOf } from "../http/route-of";
import * as barrels from "./barrel-writes";

const tag = "Comptes persos";
const reading = { access: "have-personal-account" } as const;
const config = { access: "manage-personal-accounts" } as const;

const changed = (event: `barrel-${string}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "Barrel" }],
});

/** Routes of the barrels charged by the stick. */
export const barrelRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({ ...routeOf(barrelCalls.list, tag), config: reading, handler: () => barrels.list(db) });

  app.route({
    ...routeOf(barrelCalls.add, tag),
    config: { ...config, quota: "barrels" },
    handler: async ({ body, person }, reply) => {
      const barrel = await write((tx, changes) => {
        changes.state(changed("barrel-added", person.id));
        return barrels.add(tx, body);
      });
      return reply.code(201).send(barrel);
    },
  });

  app.route({
    ...routeOf(barrelCalls.changePrice, tag),
    config,
    handler: ({ body: { price }, params, person }) =>
      write((tx, changes) => {
        changes.state(changed("barrel-price-changed", person.id));
        return barrels.changePrice(tx, params.slug, price);
      }),
  });

  app.route({
    ...routeOf(barrelCalls.changeOpening, tag),
    config,
    handler: ({ body: { openedOn }, params, person }) =>
      write((tx, changes) => {
        changes.state(changed("barrel-opening-changed", person.id));
        return barrels.changeOpening(tx, params.slug, openedOn);
      }),
  });

  app.route({
    ...routeOf(barrelCalls.remove, tag),
    config,
    handler: async ({ params: { slug }, person }, reply) => {
      await write((tx, changes) => {
        changes.state(changed("barrel-removed", person.id));
        return barrels.remove(tx, slug);
      });
      return reply.code(204).send(null);
    },
  });
};
