import { gearCategoryRoutes } from "../routes/catalogues";
import * as z from "zod";
import type { Category, CategoryBranch, CategoryForm } from "../gear/category";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { id, idParams, SHORT_TEXT, text, versionField } from "./fields";

/** The team that owns a category. */
export const ownerTeamSchema = z.object({ code: z.string(), name: z.string() });

const naming = { id: z.int(), name: z.string(), path: z.string() };

/** A category as a gear names it. */
export const gearCategorySchema = z.object(naming);

/** A category of the catalogue. */
export const categorySchema = describesEntity<Category>()(
  z.object({
    ...naming,
    version: versionField,
    parent: z.int().exactOptional().describe("Absent d'une racine"),
    owner: ownerTeamSchema.exactOptional(),
  }),
);

const branches = z
  .array(
    categorySchema.extend({
      get subCategories() {
        return branches;
      },
    }),
  )
  .meta({ id: "CategoryTree" });

/** The roots, each with what is under it. */
export const categoryTreeSchema = describesEntity<CategoryBranch[]>()(branches);

/** Absent fields are cleared; `owner` is a team's code, `parent` an id. */
export const categoryFormSchema = describesEntity<CategoryForm>()(
  z.object({
    name: text("Nom", SHORT_TEXT),
    owner: text("Équipe responsable", SHORT_TEXT).exactOptional(),
    parent: id("Catégorie parente").exactOptional(),
  }),
);

/** The text of a search, 300 characters at most. */
export const searchText = (label: string) => z.string().max(300, `${label} : 300 caractères au plus`);
/** A text of a search, of three letters at least: shorter ones would find nearly everything. */
export const searchWord = (label: string) => searchText(label).min(3, `${label} : 3 caractères au moins`);

/** Texts match when contained, in any case; `owner` is a team's code. */
export const categorySearchSchema = z.object({
  name: searchWord("Nom").optional(),
  owner: searchWord("Équipe responsable").optional(),
});

/** The categories of the catalogue of gear. */
export const gearCategoryCalls = withSchemas(gearCategoryRoutes, {
  list: answering("Chercher des catégories de matos", z.array(categorySchema), {
    query: categorySearchSchema,
  }),
  tree: answering("L'arbre des catégories", categoryTreeSchema),
  read: answering("Une catégorie", categorySchema, { params: idParams }),
  add: creating("Ajouter une catégorie", categorySchema, { body: categoryFormSchema }),
  change: answering("Modifier une catégorie, et ce qu'elle contient", categorySchema, {
    params: idParams,
    body: categoryFormSchema,
  }),
  remove: done("Supprimer une catégorie ; ce qu'elle contient remonte d'un niveau", { params: idParams }),
});
