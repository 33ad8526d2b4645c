import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import { featureGroup, type Layer } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { MapFrame } from "./map-frame";
import { PIN_SIZE, shapeLayer } from "./shape-layers";
import { useLeafletMap } from "./use-leaflet-map";
import { useMapStyles } from "./use-map-styles";

const CLOSEST = 18;
/** The margin around the locations, as a share of their extent. */
const MARGIN = 0.1;

/** The locations of a map, and whether they can be opened. */
export type LocationsMapProps = {
  configuration: MapConfiguration;
  locations: readonly CatalogueLocation[];
  height: string;
  /**
   * Brings all locations into view; otherwise the configured view stays, unless it cuts some off when the map
   * opens.
   */
  fit: boolean;
  /** Absent without the permission to edit locations. */
  onOpen?: (location: CatalogueLocation) => void;
};

/** A map of locations. */
export function LocationsMap({ configuration, locations, height, fit, onOpen }: LocationsMapProps) {
  const styles = useMapStyles();
  const { map, container, isBare } = useLeafletMap(configuration);
  /** The map that has shown its locations once: afterwards the person moves it. */
  const shownOn = useRef<typeof map>(undefined);
  const open = useEffectEvent((location: CatalogueLocation) => onOpen?.(location));
  const show = useEffectEvent((location: CatalogueLocation, shape: GeoLocation) => {
    const layer = shapeLayer(shape, styles);
    const isPoint = shape.type === "POINT";
    layer.bindTooltip(
      textElement(location.name),
      isPoint ? { direction: "top" } : { direction: "center", permanent: true, className: styles.name },
    );
    layer.on("click", () => open(location));
    layer.on("add", () => nameElement(layer, location.name));
    return layer;
  });

  useEffect(() => {
    if (!map) return;
    const group = featureGroup(
      locations.flatMap((location) => (location.geoLocation ? [show(location, location.geoLocation)] : [])),
    );
    group.addTo(map);
    const bounds = group.getBounds();
    if (bounds.isValid() && (fit || shownOn.current !== map)) {
      const isCut = !map.getBounds().pad(-MARGIN).contains(bounds);
      if (fit || isCut)
        map.fitBounds(bounds.pad(MARGIN), { maxZoom: CLOSEST, paddingTopLeft: [0, PIN_SIZE] });
      shownOn.current = map;
    }
    return () => {
      group.remove();
    };
  }, [map, locations, fit]);

  return (
    <MapFrame
      label="Carte des lieux"
      height={height}
      configuration={configuration}
      container={container}
      isBare={isBare}
    />
  );
}

/** An element, as Leaflet would read a text as HTML. */
function textElement(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

/** Gives the shape a name: shapes are pictures; for the keyboard, the table lists the same locations. */
function nameElement(layer: Layer & { getElement: () => Element | undefined }, name: string): void {
  const element = layer.getElement();
  element?.setAttribute("role", "img");
  element?.setAttribute("aria-label", name);
}
