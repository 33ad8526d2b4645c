import { type FestivalError, badInput, notFound } from "../festival-error";
import { type Use, checkUnused } from "../logistics/catalogue";
import { matches } from "../slug";
import type { Versioned } from "../version-conflict";
import { type GeoLocation, checkGeoLocation } from "./geo-location";

/** A place as a sheet names it: the id and the name of an entry of the catalogue of places. */
export type Location = { id: number; name: string };

/** A place of the catalogue; `geoLocation` is null while it is on no map. */
export type CatalogueLocation = Location & Versioned & { geoLocation: GeoLocation | null };

/** A new place. */
export type LocationForm = { name: string; geoLocation: GeoLocation };

/** An absent shape stays, null takes it off the map. */
export type LocationUpdate = { name: string; geoLocation?: GeoLocation | null };

/** The `bad-input` message for a place without name. */
export const LOCATION_WITHOUT_NAME = "Nom du lieu : ne peut pas être vide";

/** The `not-found` refusal for an unknown place. */
export const locationNotFound = (id: number): FestivalError => notFound(`Le lieu #${id} n'existe pas`);

/**
 * A place with its trimmed name.
 * Throws `bad-input` for a blank name or a shape that no map can draw.
 */
export function createLocation({
  name,
  geoLocation,
}: LocationForm): Omit<CatalogueLocation, "id" | "version"> {
  checkGeoLocation(geoLocation);
  return { name: checkName(name), geoLocation };
}

/** An absent shape stays, null takes the place off the map. Throws like `createLocation`. */
export function updateLocation(
  location: CatalogueLocation,
  { name, geoLocation = location.geoLocation }: LocationUpdate,
): CatalogueLocation {
  if (geoLocation) checkGeoLocation(geoLocation);
  return { ...location, name: checkName(name), geoLocation };
}

/**
 * `uses` are activities and tasks that are not deleted.
 * Throws `refused` with the list of them.
 */
export function checkLocationRemovable(uses: readonly Use[]): void {
  checkUnused("Impossible de supprimer le lieu, il est lié à", uses);
}

/** True when the typed text is part of the name; accents and case don't count. */
export function isLocationFoundBy({ name }: { name: string }, typed: string): boolean {
  return matches(name, typed);
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw badInput(LOCATION_WITHOUT_NAME, "name");
  return trimmed;
}
