const nothing = () => undefined;

/** Adds the browser features that Leaflet needs and jsdom lacks: it draws in SVG, on a map without size. */
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
