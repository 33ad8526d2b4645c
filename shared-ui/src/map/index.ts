export { MapFrame } from "./map-frame";
export { LocationsMap, type LocationsMapProps } from "./locations-map";
export { lineLayer, neighbourLayer, pinIcon } from "./shape-layers";
export { useLeafletMap } from "./use-leaflet-map";
export { type MapStyles, useMapStyles } from "./use-map-styles";
