const nothing = () => undefined;

/** What Leaflet asks of a browser and jsdom lacks: it draws in SVG, on a map without size. */
export function prepareLeaflet(): void {
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: nothing });
  Object.assign(globalThis, { ResizeObserver: NoObserver, scrollTo: nothing });
}

class NoObserver {
  readonly observe = nothing;
  readonly disconnect = nothing;
}
