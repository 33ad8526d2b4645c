import type { FieldProblem } from "../field-problems";
import type { Coordinate } from "./geo-location";

/** The longest address and mention of the map's background, in characters. */
export const MAP_TEXT = { max: 300 };
/** The closest view; 0 is the whole world. */
export const DEEPEST_ZOOM = 22;
/** The message for a view that no map has. */
export const WRONG_ZOOM = `Le zoom va de 0 à ${String(DEEPEST_ZOOM)}`;
/** The message for a background without an address. */
export const TILES_REQUIRED = "L'adresse du fond de carte est nécessaire";
/** The message for a text that is not the address of a background. */
export const WRONG_TILES = "L'adresse du fond de carte est de la forme https://…/{z}/{x}/{y}.png";

/** Only the first part of the host may vary: the pages' security policy names the hosts of pictures. */
const TILES =
  /^https:\/\/(?<host>(?:\{s\}\.)?[a-z0-9.-]+(?::\d+)?)\/[^\s"'<>]*\{z\}[^\s"'<>]*\{x\}[^\s"'<>]*\{y\}[^\s"'<>]*$/;

/** The error of the address of the map's background: `https://…/{z}/{x}/{y}.png` is expected. */
export const tilesProblem: FieldProblem<string> = (url) =>
  url.length <= MAP_TEXT.max && TILES.test(url) ? undefined : WRONG_TILES;

/** The error of the map's zoom: a whole number up to the closest view. */
export const zoomProblem: FieldProblem<number> = (zoom) =>
  Number.isInteger(zoom) && zoom >= 0 && zoom <= DEEPEST_ZOOM ? undefined : WRONG_ZOOM;

/** The host of a background's address, with a `{s}` for its varying part; undefined for another text. */
export const tilesHost = (url: string): string | undefined => TILES.exec(url)?.groups?.["host"];

/** The map of the places. `tiles` is a `{z}/{x}/{y}` address; without it only the shapes show. */
export type MapConfiguration = {
  tiles: { url: string; attribution: string } | null;
  center: Coordinate;
  zoom: number;
};

/** The map of the places without configuration. */
export const defaultMap: MapConfiguration = {
  tiles: {
    url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
    attribution: "© les contributeurs d'OpenStreetMap (openstreetmap.org/copyright)",
  },
  center: { lat: 45.784045, lng: 4.876916 },
  zoom: 16,
};
