import {
  type Coordinate,
  type GeoLocation,
  type GeoLocationType,
  pointsOf,
} from "@coulisses/shared-domain/location/geo-location";

/** A shape being drawn: it may have too few points yet. */
export type DraftShape = { type: GeoLocationType; points: readonly Coordinate[] };

export const emptyShape = (type: GeoLocationType): DraftShape => ({ type, points: [] });

export function draftOf(shape: GeoLocation | null): DraftShape {
  return shape ? { type: shape.type, points: pointsOf(shape) } : emptyShape("POINT");
}

/** The shape to save; null while it has too few points. */
export function shapeOf({ type, points }: DraftShape): GeoLocation | null {
  const [first] = points;
  if (!first) return null;
  return type === "POINT" ? { type, coordinates: first } : { type, coordinates: [...points] };
}

/** Adds a point; a single point moves instead. */
export function addPoint({ type, points }: DraftShape, point: Coordinate): DraftShape {
  return { type, points: type === "POINT" ? [rounded(point)] : [...points, rounded(point)] };
}

export function movePoint({ type, points }: DraftShape, moved: number, point: Coordinate): DraftShape {
  return { type, points: points.map((present, index) => (index === moved ? rounded(point) : present)) };
}

export function removePoint({ type, points }: DraftShape, removed: number): DraftShape {
  return { type, points: points.filter((_, index) => index !== removed) };
}

export function removeLastPoint(shape: DraftShape): DraftShape {
  return removePoint(shape, shape.points.length - 1);
}

/** Rounds to about ten centimetres. */
function rounded({ lat, lng }: Coordinate): Coordinate {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lat: round(lat), lng: round(lng) };
}
