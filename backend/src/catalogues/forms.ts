import * as z from "zod";
import { INVALID_COORDINATES } from "@coulisses/shared-domain/location/geo-location";
import { signageTypes } from "@coulisses/shared-domain/signage/signage-type";
import { id } from "@coulisses/shared-domain/contract/fields";
import { SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";

const yesOrNo = (label: string) => z.boolean({ error: `${label} : vrai ou faux est attendu` });
const name = text("Nom", SHORT_TEXT);

/** What is left out is cleared. */
export const categoryForm = z.object({
  name,
  owner: text("Équipe responsable", SHORT_TEXT).optional(),
  parent: id("Catégorie parente").optional(),
});
export type CategoryFormBody = z.infer<typeof categoryForm>;

export const gearForm = z.object({
  name,
  isPonctualUsage: yesOrNo("Matos d'appoint"),
  isConsumable: yesOrNo("Matos consommable"),
  category: id("Catégorie").optional(),
});
export type GearFormBody = z.infer<typeof gearForm>;

const invalid = { error: INVALID_COORDINATES };
const coordinate = z.object({ lat: z.number(invalid), lng: z.number(invalid) }, invalid);

const geoLocation = z.union(
  [
    z.object({ type: z.literal("POINT"), coordinates: coordinate }),
    z.object({ type: z.enum(["ROAD", "AREA"]), coordinates: z.array(coordinate) }),
  ],
  invalid,
);

const placeName = text("Nom du lieu", SHORT_TEXT);
export const locationForm = z.object({ name: placeName, geoLocation });
/** A shape left out is kept, null takes it off the map. */
export const locationUpdate = z.object({
  name: placeName,
  geoLocation: geoLocation.nullable().exactOptional(),
});

export const signageItemForm = z.object({
  name,
  type: z.enum(signageTypes, { error: "Le type de signalétique est invalide" }),
});
