import type { Coordinate } from "./geo-location";

/** The map of the places. `tiles` is a `{z}/{x}/{y}` address; without it only the shapes show. */
export type MapConfiguration = {
  tiles: { url: string; attribution: string } | null;
  center: Coordinate;
  zoom: number;
};

/** The map of the places while nobody has set another. */
export const defaultMap: MapConfiguration = {
  tiles: {
    url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
    attribution: "© les contributeurs d'OpenStreetMap (openstreetmap.org/copyright)",
  },
  center: { lat: 45.784045, lng: 4.876916 },
  zoom: 16,
};
