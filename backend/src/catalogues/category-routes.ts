import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { gearCategoryCalls } from "@coulisses/shared-domain/contract/gear-categories";
import { categoryNotFound } from "@coulisses/shared-domain/gear/category";
import { matchesCategorySearch, treeOf } from "@coulisses/shared-domain/gear/category-tree";
import type { Change } from "../changes/change";
import { routeOf } from "../http/route-of";
import { targetOf } from "../input/if-match";
import { addCategory, changeCategory, removeCategory } from "./category-writes";
import type { GearCatalogue } from "./gear-catalogue";

const tag = "Logistique";
const reading = { access: "read-gear-catalog" } as const;
const writing = { access: "write-gear-catalog" } as const;

/** A category gives its gears their code and their owner. */
const changed = (event: `gear-category-${string}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "GearCategory" }, { type: "Gear" }],
});

/** Routes of gear categories: a tree, of which a change may move many branches. */
export const categoryRoutes: FastifyPluginAsyncZod<{ catalogue: GearCatalogue }> = async (
  app,
  { catalogue },
) => {
  const { write } = app.services;

  app.route({
    ...routeOf(gearCategoryCalls.list, tag),
    config: reading,
    handler: async ({ query, revisions }) => {
      const categories = await catalogue.categories(revisions.catalogues);
      return categories.filter((category) => matchesCategorySearch(category, query));
    },
  });

  app.route({
    ...routeOf(gearCategoryCalls.tree, tag),
    config: reading,
    handler: async ({ revisions }) => treeOf(await catalogue.categories(revisions.catalogues)),
  });

  app.route({
    ...routeOf(gearCategoryCalls.read, tag),
    config: writing,
    handler: async ({ params: { id }, revisions }) => {
      const categories = await catalogue.categories(revisions.catalogues);
      const category = categories.find((one) => one.id === id);
      if (!category) throw categoryNotFound(id);
      return category;
    },
  });

  app.route({
    ...routeOf(gearCategoryCalls.add, tag),
    config: { ...writing, quota: "gearCategories" },
    handler: async ({ body, person }, reply) => {
      const category = await write((tx, changes) => {
        changes.state(changed("gear-category-created", person.id));
        return addCategory(tx, body);
      });
      return reply.code(201).send(category);
    },
  });

  app.route({
    ...routeOf(gearCategoryCalls.change, tag),
    config: writing,
    handler: (request) =>
      write((tx, changes) => {
        changes.state(changed("gear-category-updated", request.person.id));
        return changeCategory(tx, targetOf(request), request.body);
      }),
  });

  app.route({
    ...routeOf(gearCategoryCalls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      await write((tx, changes) => {
        changes.state(changed("gear-category-deleted", request.person.id));
        return removeCategory(tx, targetOf(request));
      });
      return reply.code(204).send(null);
    },
  });
};
