import * as z from "zod";
import { signageTypes } from "@coulisses/shared-domain/signage/signage-type";

const version = z.int().describe("À rendre dans If-Match : 412 si quelqu'un d'autre l'a modifié entre-temps");

const coordinate = z.object({ lat: z.number(), lng: z.number() });

export const locationAnswer = z.object({
  id: z.int(),
  version,
  name: z.string(),
  geoLocation: z
    .union([
      z.object({ type: z.literal("POINT"), coordinates: coordinate }),
      z.object({ type: z.enum(["ROAD", "AREA"]), coordinates: z.array(coordinate) }),
    ])
    .nullable(),
});

export const signageAnswer = z.object({
  id: z.int(),
  version,
  name: z.string(),
  slug: z.string(),
  type: z.enum(signageTypes),
  image: z.string().optional().describe("Absent tant qu'il n'y a pas d'image"),
});

const owner = z.object({ code: z.string(), name: z.string() }).optional();

export const categoryAnswer = z.object({
  id: z.int(),
  version,
  name: z.string(),
  path: z.string(),
  parent: z.int().optional(),
  owner,
});

export const categoryTreeAnswer = z
  .array(
    categoryAnswer.extend({
      get subCategories() {
        return categoryTreeAnswer;
      },
    }),
  )
  .meta({ id: "CategoryTree" });

export const gearAnswer = z.object({
  id: z.int(),
  version,
  name: z.string(),
  slug: z.string(),
  isPonctualUsage: z.boolean(),
  isConsumable: z.boolean(),
  category: z.object({ id: z.int(), name: z.string(), path: z.string() }).optional(),
  owner,
  code: z.string().optional().describe("Absent sans catégorie"),
});
