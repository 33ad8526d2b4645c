import { gearRoutes } from "../routes/catalogues";
import * as z from "zod";
import type { Gear, GearForm } from "../gear/gear";
import { describesEntity, withSchemas } from "./call";
import { gearCategorySchema, ownerTeamSchema, searchText, searchWord } from "./gear-categories";
import { id, idParams, noContent, SHORT_TEXT, text, versionField, yesOrNo } from "./fields";

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
  list: {
    summary: "Chercher du matos",
    query: gearSearchSchema,
    answers: { 200: z.array(gearSchema) },
  },
  read: {
    summary: "Un matos",
    params: idParams,
    answers: { 200: gearSchema },
  },
  add: {
    summary: "Ajouter du matos",
    body: gearFormSchema,
    answers: { 201: gearSchema },
  },
  change: {
    summary: "Modifier un matos",
    params: idParams,
    body: gearFormSchema,
    answers: { 200: gearSchema },
  },
  remove: {
    summary: "Supprimer un matos",
    params: idParams,
    answers: { 204: noContent },
  },
});
