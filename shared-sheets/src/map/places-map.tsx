import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import { featureGroup, type Layer } from "leaflet";
import { useEffect, useEffectEvent } from "react";
import { MapFrame } from "./map-frame";
import { shapeLayer } from "./shape-layers";
import { useLeafletMap } from "./use-leaflet-map";
import { useMapStyles } from "./use-map-styles";

const CLOSEST = 18;

export type PlacesMapProps = {
  configuration: MapConfiguration;
  places: readonly CatalogueLocation[];
  height: string;
  /** Brings them all into view, instead of the configured one. */
  fit: boolean;
  /** Absent for those who may not edit them. */
  onOpen?: (place: CatalogueLocation) => void;
};

/** Where the places are. */
export function PlacesMap({ configuration, places, height, fit, onOpen }: PlacesMapProps) {
  const styles = useMapStyles();
  const { map, container } = useLeafletMap(configuration);
  const open = useEffectEvent((place: CatalogueLocation) => onOpen?.(place));
  const show = useEffectEvent((place: CatalogueLocation, shape: GeoLocation) => {
    const layer = shapeLayer(shape, styles);
    layer.bindTooltip(textElement(place.name), { direction: "top", sticky: shape.type !== "POINT" });
    layer.on("click", () => open(place));
    layer.on("add", () => nameElement(layer, place.name));
    return layer;
  });

  useEffect(() => {
    if (!map) return;
    const group = featureGroup(
      places.flatMap((place) => (place.geoLocation ? [show(place, place.geoLocation)] : [])),
    );
    group.addTo(map);
    const bounds = group.getBounds();
    if (fit && bounds.isValid()) map.fitBounds(bounds.pad(0.2), { maxZoom: CLOSEST });
    return () => {
      group.remove();
    };
  }, [map, places, fit]);

  return (
    <MapFrame label="Carte des lieux" height={height} configuration={configuration} container={container} />
  );
}

/** Leaflet would read a text as HTML. */
function textElement(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

/** The table lists the same places for the keyboard: shapes are pictures with a name. */
function nameElement(layer: Layer & { getElement: () => Element | undefined }, name: string): void {
  const element = layer.getElement();
  element?.setAttribute("role", "img");
  element?.setAttribute("aria-label", name);
}
