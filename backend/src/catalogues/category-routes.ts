import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { categoryNotFound } from "@coulisses/shared-domain/gear/category";
import { matchesCategorySearch, treeOf } from "@coulisses/shared-domain/gear/category-tree";
import { idParams } from "@coulisses/shared-domain/contract/fields";
import { categoryAnswer, categoryTreeAnswer } from "./answers";
import { addCategory, changeCategory, removeCategory } from "./category-writes";
import { categoryForm } from "./forms";
import type { GearCatalogue } from "./gear-catalogue";
import { categorySearch, type CategorySearch } from "./search-params";
import { writeRoutes } from "./write-routes";

const tags = ["Logistique"];

export function categoryRoutes(app: FastifyInstance, catalogue: GearCatalogue): void {
  app.get(
    "/logistic/categories",
    {
      config: { access: "read-gear-catalog" },
      schema: {
        summary: "Chercher des catégories de matos",
        tags,
        querystring: categorySearch,
        response: { 200: z.array(categoryAnswer) },
      },
    },
    async (request) => {
      const asked = request.query as CategorySearch;
      const categories = await catalogue.categories(request.revisions.catalogues);
      return categories.filter((category) => matchesCategorySearch(category, asked));
    },
  );

  app.get(
    "/logistic/categories/tree",
    {
      config: { access: "read-gear-catalog" },
      schema: { summary: "L'arbre des catégories", tags, response: { 200: categoryTreeAnswer } },
    },
    async (request) => treeOf(await catalogue.categories(request.revisions.catalogues)),
  );

  app.get(
    "/logistic/categories/:id",
    {
      config: { access: "write-gear-catalog" },
      schema: { summary: "Une catégorie", tags, params: idParams, response: { 200: categoryAnswer } },
    },
    async (request) => {
      const { id } = request.params as z.infer<typeof idParams>;
      const categories = await catalogue.categories(request.revisions.catalogues);
      const found = categories.find((category) => category.id === id);
      if (!found) throw categoryNotFound(id);
      return found;
    },
  );

  writeRoutes(app, {
    path: "/logistic/categories",
    tag: "Logistique",
    permission: "write-gear-catalog",
    event: "gear-category",
    stale: [{ type: "GearCategory" }, { type: "Gear" }],
    summaries: {
      add: "Ajouter une catégorie",
      change: "Modifier une catégorie, et ce qu'elle contient",
      remove: "Supprimer une catégorie ; ce qu'elle contient remonte d'un niveau",
    },
    form: categoryForm,
    update: categoryForm,
    answer: categoryAnswer,
    add: addCategory,
    change: changeCategory,
    remove: removeCategory,
  });
}
