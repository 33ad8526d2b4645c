import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import { control, type Map as LeafletMap, map as createMap, tileLayer } from "leaflet";
import { useCallback, useState } from "react";
import leafletStyles from "leaflet/dist/leaflet.css?text";

const DEEPEST_ZOOM = 22;
/** The deepest zoom of the background's pictures; beyond it they are enlarged. */
const DEEPEST_PICTURES = 19;

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(leafletStyles);
document.adoptedStyleSheets.push(styleSheet);

/** From this zoom on, areas and roads are large enough to be named. */
const NEAR = 16;

/**
 * A map for the element that gets `container`; none until that element stands on the page. `isBare` while the
 * pictures of its background can't be read; the element has `data-near` where names have room.
 */
export function useLeafletMap({ center, zoom, tiles }: MapConfiguration) {
  const [map, setMap] = useState<LeafletMap>();
  const [isBare, setBare] = useState(false);

  const container = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const created = createMap(element, {
        attributionControl: false,
        zoomControl: false,
        maxZoom: DEEPEST_ZOOM,
      });
      const tellNearness = () => element.toggleAttribute("data-near", created.getZoom() >= NEAR);
      created.on({ zoomend: tellNearness, viewreset: tellNearness });
      created.setView(center, zoom);
      control.zoom({ zoomInTitle: "Zoomer", zoomOutTitle: "Dézoomer" }).addTo(created);
      if (tiles) {
        // Sends the site's origin, and no more, to the server of the pictures, which requires it.
        const options = {
          maxZoom: DEEPEST_ZOOM,
          maxNativeZoom: DEEPEST_PICTURES,
          referrerPolicy: "origin",
        } as const;
        tileLayer(tiles.url, options)
          .on("tileerror", () => setBare(true))
          .on("tileload", () => setBare(false))
          .addTo(created);
      }
      const resized = new ResizeObserver(() => created.invalidateSize());
      resized.observe(element);
      setMap(created);
      return () => {
        resized.disconnect();
        created.remove();
        setMap(undefined);
      };
    },
    [center, zoom, tiles],
  );
  return { map, container, isBare };
}
