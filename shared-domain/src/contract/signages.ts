import { signageRoutes } from "../routes/catalogues";
import * as z from "zod";
import { MAX_PICTURE_SIZE, NOT_A_PICTURE, PICTURE_TOO_BIG } from "../people/picture";
import { type CatalogueSignageItem, type SignageItemForm, signageTypes } from "../signage/signage-catalogue";
import { describesEntity, withSchemas } from "./call";
import { idParams, noContent, picture, SHORT_TEXT, text, versionField } from "./fields";

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
  list: {
    summary: "Le catalogue de signalétique",
    answers: { 200: z.array(signageSchema) },
  },
  readImage: {
    summary: "L'image d'une signalétique",
    params: idParams,
    answers: { 200: picture },
  },
  saveImage: {
    summary: "Donner une image à une signalétique",
    params: idParams,
    answers: { 201: signageSchema },
  },
  add: {
    summary: "Ajouter une signalétique",
    body: signageFormSchema,
    answers: { 201: signageSchema },
  },
  change: {
    summary: "Modifier une signalétique",
    params: idParams,
    body: signageFormSchema,
    answers: { 200: signageSchema },
  },
  remove: {
    summary: "Supprimer une signalétique",
    params: idParams,
    answers: { 204: noContent },
  },
});
