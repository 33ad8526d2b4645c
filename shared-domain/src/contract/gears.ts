import { gearRoutes } from "../routes/catalogues";
import * as z from "zod";
import type { Gear, GearForm } from "../gear/gear";
import { gearColumns } from "../gear/gear-rows";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { gearCategorySchema, ownerTeamSchema, searchText, searchWord } from "./gear-categories";
import { id, idParams, SHORT_TEXT, text, versionField, yesOrNo } from "./fields";
import { importing } from "./spreadsheet";
import { usesOf } from "./uses";

/** A gear of the catalogue. */
export const gearSchema = describesEntity<Gear>()(
  z.object({
    id: z.int(),
    version: versionField,
    name: z.string(),
    slug: z.string(),
    isPonctualUsage: z.boolean(),
    isConsumable: z.boolean(),
    category: gearCategorySchema.exactOptional(),
    owner: ownerTeamSchema.exactOptional(),
    code: z.string().exactOptional().describe("Absent sans catégorie"),
  }),
);

/** Absent fields are cleared; `category` is an id. */
export const gearFormSchema = describesEntity<GearForm>()(
  z.object({
    name: text("Nom", SHORT_TEXT),
    isPonctualUsage: yesOrNo("Matos d'appoint"),
    isConsumable: yesOrNo("Matos consommable"),
    category: id("Catégorie").exactOptional(),
  }),
);

/** Texts match when contained, in any case; `owner` is a team's code. */
export const gearSearchSchema = z.object({
  search: searchText("Matos").optional(),
  category: searchWord("Catégorie").optional(),
  owner: searchWord("Équipe responsable").optional(),
  ponctualUsage: z
    .enum(["true", "false"], { error: "Matos d'appoint : true ou false est attendu" })
    .transform((value) => value === "true")
    .optional(),
});

/** The catalogue of gear. */
export const gearCalls = withSchemas(gearRoutes, {
  list: answering("Chercher du matos", z.array(gearSchema), { query: gearSearchSchema }),
  read: answering("Un matos", gearSchema, { params: idParams }),
  add: creating("Ajouter du matos", gearSchema, { body: gearFormSchema }),
  importRows: importing("Importer du matos d'un tableur", gearColumns),
  change: answering("Modifier un matos", gearSchema, { params: idParams, body: gearFormSchema }),
  listUses: usesOf("un matos"),
  remove: done("Supprimer un matos", { params: idParams }),
});
