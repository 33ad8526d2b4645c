import type { Coordinate, GeoLocation } from "./catalogues";

/** `POST locations`. */
export type LocationForm = { name: string; geoLocation: GeoLocation };

/** `PUT locations/{id}`: a shape left out is kept, null takes it off the map. */
export type LocationUpdate = { name: string; geoLocation?: GeoLocation | null };

/** Configuration key `map`: the map of the places. `tiles` is a `{z}/{x}/{y}` address; without it only the shapes show. */
export type MapConfiguration = {
  tiles: { url: string; attribution: string } | null;
  center: Coordinate;
  zoom: number;
};
