import { noneTwice } from "../spreadsheet/read-cell";
import type { Cells, Problems, Reading, SheetColumns, SheetKind } from "../spreadsheet/sheet-kind";
import { problemIn } from "../festival-error";
import { slugOf } from "../slug";
import { readNumber } from "../typed-text/read-number";
import {
  checkGeoLocation,
  type Coordinate,
  type GeoLocation,
  geoLocationLabels,
  INVALID_COORDINATES,
} from "./geo-location";
import { type CatalogueLocation, createLocation } from "./location-catalogue";

type Column = "name" | "latitude" | "longitude" | "shape" | "points";

/** A place to add. */
export type LocationOfRow = ReturnType<typeof createLocation>;

/** The columns of places. */
export const locationColumns: SheetColumns<Column> = {
  name: { title: "Nom", aliases: ["lieu", "nom-du-lieu", "endroit"], required: true },
  latitude: { title: "Latitude", aliases: ["lat"] },
  longitude: { title: "Longitude", aliases: ["lng", "lon", "long"] },
  shape: { title: "Forme", aliases: ["type"] },
  points: { title: "Points", aliases: ["coordonnees", "trace"], max: 20_000 },
};

const shapes = Object.entries(geoLocationLabels) as [GeoLocation["type"], string][];

/** The message for a row without coordinates. */
export const NOT_ON_MAP = "Donne sa latitude et sa longitude, ou ses points";

/** The message for points that can't be read. */
export const WRONG_POINTS = "Écris les points ainsi : 45.783 4.872 ; 45.784 4.873";

/** Places from rows: a point by its latitude and longitude, a road or a zone by its points. */
export function locationRows(places: readonly CatalogueLocation[]): SheetKind<Column, LocationOfRow> {
  const bySlug = new Map(places.map((place) => [slugOf(place.name), place]));
  return {
    columns: locationColumns,
    read: (cells) => readLocation(cells, bySlug.get(slugOf(cells.name))),
    beside: noneTwice<Column, LocationOfRow>("name", ({ name }) => slugOf(name)),
    suggestions: { shape: shapes.map(([, label]) => ({ value: label })) },
  };
}

function readLocation(
  cells: Cells<Column>,
  namesake: CatalogueLocation | undefined,
): Reading<Column, LocationOfRow> {
  const { problems, geoLocation } = readShape(cells);
  const named = problemIn(() => createLocation({ name: cells.name, geoLocation: anywhere }));
  if (named !== undefined) problems.name = named;
  if (namesake) {
    const isSame =
      geoLocation && JSON.stringify(inOrder(namesake.geoLocation)) === JSON.stringify(inOrder(geoLocation));
    if (isSame) return { present: true };
    problems.name ??= `Le lieu « ${namesake.name} » existe déjà`;
  }
  if (Object.keys(problems).length > 0 || !geoLocation) return { problems };
  return { value: createLocation({ name: cells.name, geoLocation }) };
}

const anywhere: GeoLocation = { type: "POINT", coordinates: { lat: 0, lng: 0 } };

function readShape(cells: Cells<Column>): { problems: Problems<Column>; geoLocation?: GeoLocation } {
  const type = shapeOf(cells);
  if (type === undefined) return { problems: { shape: `« ${cells.shape} » : Point, Route ou Zone` } };
  const column = cells.points.trim() === "" ? "latitude" : "points";
  const points = column === "points" ? readPoints(cells.points) : readPoint(cells);
  if (typeof points === "string") return { problems: { [column]: points } };
  const [first] = points;
  if (!first) return { problems: { [column]: NOT_ON_MAP } };
  const geoLocation: GeoLocation =
    type === "POINT" ? { type, coordinates: first } : { type, coordinates: points };
  const problem = problemIn(() => checkGeoLocation(geoLocation));
  return problem === undefined ? { problems: {}, geoLocation } : { problems: { [column]: problem } };
}

function shapeOf({ shape, points }: Cells<Column>): GeoLocation["type"] | undefined {
  const slug = slugOf(shape);
  if (slug === "") return points.includes(";") ? "ROAD" : "POINT";
  return shapes.find(([type, label]) => slugOf(label) === slug || slugOf(type) === slug)?.[0];
}

function readPoint({ latitude, longitude }: Cells<Column>): Coordinate[] | string {
  if (latitude.trim() === "" && longitude.trim() === "") return NOT_ON_MAP;
  const [lat, lng] = [degrees(latitude), degrees(longitude)];
  return lat === undefined || lng === undefined ? INVALID_COORDINATES : [{ lat, lng }];
}

function readPoints(text: string): Coordinate[] | string {
  const points = text
    .split(";")
    .filter((point) => point.trim() !== "")
    .map((point) => point.trim().split(/\s+|,\s*(?=[-\d]+\.)/));
  const read = points.map(([lat = "", lng = "", ...more]) => ({
    lat: degrees(lat.replace(/,$/, "")),
    lng: more.length > 0 ? undefined : degrees(lng),
  }));
  const isCoordinate = (point: Partial<Record<keyof Coordinate, number | undefined>>): point is Coordinate =>
    point.lat !== undefined && point.lng !== undefined;
  return read.every(isCoordinate) ? read : WRONG_POINTS;
}

function degrees(text: string): number | undefined {
  const reading = readNumber(text, { integer: false, required: true });
  return "value" in reading && reading.value !== null ? reading.value : undefined;
}

/** The database keeps the keys of a shape in an order of its own. */
function inOrder(shape: GeoLocation | null) {
  if (!shape) return null;
  const points = shape.type === "POINT" ? [shape.coordinates] : shape.coordinates;
  return [shape.type, points.map(({ lat, lng }) => [lat, lng])];
}
