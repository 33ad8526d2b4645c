import { signageRoutes } from "../routes/catalogues";
import * as z from "zod";
import { MAX_PICTURE_SIZE, NOT_A_PICTURE, PICTURE_TOO_BIG } from "../people/picture";
import { type CatalogueSignageItem, type SignageItemForm, signageTypes } from "../signage/signage-catalogue";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { idParams, picture, SHORT_TEXT, text, versionField } from "./fields";
import { usesOf } from "./uses";

const type = z.enum(signageTypes, { error: "Le type de signalétique est invalide" });

/** A signage of the catalogue. */
export const signageSchema = describesEntity<CatalogueSignageItem>()(
  z.object({
    id: z.int(),
    version: versionField,
    name: z.string(),
    slug: z.string(),
    type,
    image: z.string().exactOptional().describe("Absent tant qu'il n'y a pas d'image"),
  }),
);

/** The longest base64 text of a picture: four letters for three bytes. */
const LONGEST_PICTURE = Math.ceil(MAX_PICTURE_SIZE / 3) * 4;

/** The fields of a signage with its picture, which are saved together. */
export const signageFormSchema = describesEntity<SignageItemForm>()(
  z.object({
    name: text("Nom", SHORT_TEXT),
    type,
    file: z
      .string({ error: NOT_A_PICTURE })
      .max(LONGEST_PICTURE, PICTURE_TOO_BIG)
      .exactOptional()
      .describe("L'image, en base64 ; sans elle, celle qu'il y a reste"),
  }),
);

/** The catalogue of signages. */
export const signageCalls = withSchemas(signageRoutes, {
  list: answering("Le catalogue de signalétique", z.array(signageSchema)),
  readImage: answering("L'image d'une signalétique", picture, { params: idParams }),
  saveImage: creating("Donner une image à une signalétique", signageSchema, { params: idParams }),
  add: creating("Ajouter une signalétique", signageSchema, { body: signageFormSchema }),
  change: answering("Modifier une signalétique", signageSchema, {
    params: idParams,
    body: signageFormSchema,
  }),
  listUses: usesOf("une signalétique"),
  remove: done("Supprimer une signalétique", { params: idParams }),
});
