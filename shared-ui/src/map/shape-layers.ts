import type { Coordinate, GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import { divIcon, type DivIcon, marker, polygon, polyline } from "leaflet";
import type { MapStyles } from "./use-map-styles";

const PIN =
  "M12,11.5A2.5,2.5 0 0,1 9.5,9A2.5,2.5 0 0,1 12,6.5A2.5,2.5 0 0,1 14.5,9A2.5,2.5 0 0,1 12,11.5M12,2A7,7 0 0,0 5,9C5,14.25 12,22 12,22C12,22 19,14.25 19,9A7,7 0 0,0 12,2Z";
/** In pixels; a pin stands on its location. */
export const PIN_SIZE = 36;

/** The pin of a location, which its tip touches. */
export function pinIcon(className: string): DivIcon {
  return divIcon({
    className,
    html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PIN}"/></svg>`,
    iconSize: [PIN_SIZE, PIN_SIZE],
    iconAnchor: [PIN_SIZE / 2, PIN_SIZE - 3],
    tooltipAnchor: [0, 6 - PIN_SIZE],
  });
}

/** A road, or the edge and the ground of an area. */
export function lineLayer(type: "ROAD" | "AREA", points: readonly Coordinate[], styles: MapStyles) {
  const positions = [...points];
  return type === "ROAD"
    ? polyline(positions, { className: styles.line, bubblingMouseEvents: false })
    : polygon(positions, { className: styles.area, bubblingMouseEvents: false });
}

/** The Leaflet layer of any shape. */
export function shapeLayer(shape: GeoLocation, styles: MapStyles) {
  if (shape.type !== "POINT") return lineLayer(shape.type, shape.coordinates, styles);
  return marker(shape.coordinates, { icon: pinIcon(styles.pin), keyboard: false });
}

/** The layer of a location that only helps to place another. */
export function neighbourLayer(shape: GeoLocation, styles: MapStyles) {
  const { line, area, pin, neighbour } = styles;
  const quiet = {
    ...styles,
    line: `${line} ${neighbour}`,
    area: `${area} ${neighbour}`,
    pin: `${pin} ${neighbour}`,
  };
  return shapeLayer(shape, quiet);
}
