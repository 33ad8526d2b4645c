import { locationRoutes } from "../routes/catalogues";
import * as z from "zod";
import { type Coordinate, type GeoLocation, INVALID_COORDINATES } from "../location/geo-location";
import { locationColumns } from "../location/location-rows";
import type { CatalogueLocation, LocationForm, LocationUpdate } from "../location/location-catalogue";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { idParams, SHORT_TEXT, text, versionField } from "./fields";
import { importing } from "./spreadsheet";
import { usesOf } from "./uses";

const invalid = { error: INVALID_COORDINATES };

/** Degrees. */
export const coordinateSchema = describesEntity<Coordinate>()(
  z.object({ lat: z.number(invalid), lng: z.number(invalid) }, invalid),
);

/** The shape of a place; a rule checks that a map can draw it. */
export const geoLocationSchema = describesEntity<GeoLocation>()(
  z.union(
    [
      z.object({ type: z.literal("POINT"), coordinates: coordinateSchema }),
      z.object({ type: z.enum(["ROAD", "AREA"]), coordinates: z.array(coordinateSchema) }),
    ],
    invalid,
  ),
);

/** A place of the catalogue. */
export const locationSchema = describesEntity<CatalogueLocation>()(
  z.object({
    id: z.int(),
    version: versionField,
    name: z.string(),
    geoLocation: geoLocationSchema.nullable(),
  }),
);

const name = text("Nom du lieu", SHORT_TEXT);

/** A new place. */
export const locationFormSchema = describesEntity<LocationForm>()(
  z.object({ name, geoLocation: geoLocationSchema }),
);

/** An absent shape stays, null takes it off the map. */
export const locationUpdateSchema = describesEntity<LocationUpdate>()(
  z.object({ name, geoLocation: geoLocationSchema.nullable().exactOptional() }),
);

/** The places of the festival. */
export const locationCalls = withSchemas(locationRoutes, {
  list: answering("Les lieux, par nom", z.array(locationSchema)),
  read: answering("Un lieu", locationSchema, { params: idParams }),
  add: creating("Ajouter un lieu", locationSchema, { body: locationFormSchema }),
  importRows: importing("Importer des lieux d'un tableur", locationColumns),
  change: answering("Modifier un lieu", locationSchema, { params: idParams, body: locationUpdateSchema }),
  listUses: usesOf("un lieu"),
  remove: done("Supprimer un lieu", { params: idParams }),
});
