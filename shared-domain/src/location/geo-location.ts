import { badInput } from "../festival-error";

/** Degrees. */
export type Coordinate = { lat: number; lng: number };

/** The shape of a place on the map; the points of an area follow its edge. */
export type GeoLocation =
  { type: "POINT"; coordinates: Coordinate } | { type: "ROAD" | "AREA"; coordinates: Coordinate[] };

/** The kind of shape drawn on the map. */
export type GeoLocationType = GeoLocation["type"];

/** The French name of each shape. */
export const geoLocationLabels: Record<GeoLocationType, string> = {
  POINT: "Point",
  ROAD: "Route",
  AREA: "Zone",
};

const MOST_POINTS = 1000;

/** The `bad-input` message for a point that is not on the earth. */
export const INVALID_COORDINATES = "Les coordonnées du lieu sont invalides";
/** The `bad-input` message for a road of one point. */
export const ROAD_TOO_SHORT = "Une route a au moins deux points";
/** The `bad-input` message for an area of fewer than three points. */
export const AREA_TOO_SMALL = "Une zone a au moins trois points";
/** The `bad-input` message for a shape of too many points. */
export const TOO_MANY_POINTS = `Un lieu a au plus ${MOST_POINTS.toLocaleString("fr")} points`;

/** Throws `bad-input` for a shape that no map can draw. */
export function checkGeoLocation(shape: GeoLocation): void {
  const points = pointsOf(shape);
  if (shape.type === "ROAD" && points.length < 2) throw badInput(ROAD_TOO_SHORT);
  if (shape.type === "AREA" && points.length < 3) throw badInput(AREA_TOO_SMALL);
  if (points.length > MOST_POINTS) throw badInput(TOO_MANY_POINTS);
  if (!points.every(isOnEarth)) throw badInput(INVALID_COORDINATES);
}

/** The points of a shape, in order. */
export function pointsOf(shape: GeoLocation): Coordinate[] {
  return shape.type === "POINT" ? [shape.coordinates] : shape.coordinates;
}

/** The point at which a place's name is written: a road's middle point, an area's first one. */
export function barycentre(shape: GeoLocation): Coordinate | undefined {
  const points = pointsOf(shape);
  return shape.type === "ROAD" ? points[Math.ceil(points.length / 2) - 1] : points[0];
}

/** False for NaN too. */
function isOnEarth({ lat, lng }: Coordinate): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
