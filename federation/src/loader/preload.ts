import type { FeatureEntry } from "../contract/registry";
import { type CheckedFiles, folderOf, type Place } from "./checked-files";

type Connection = { effectiveType?: string; saveData?: boolean };

/** True on a slow-2g line, or with data saving on: nothing is fetched ahead. */
export function isNetworkPoor(browser: Navigator = navigator): boolean {
  const connection = (browser as Navigator & { connection?: Connection }).connection;
  return connection?.saveData === true || connection?.effectiveType === "slow-2g";
}

/** The addresses of an app's own files for a page or a card, its entry first. */
export function filesFor(entry: FeatureEntry, key: string): string[] {
  const folder = folderOf(entry.entry);
  return [entry.entry, ...(entry.needs[key]?.files ?? []).map((file) => folder + file)];
}

/** Asks for the scripts all at once, instead of finding one after the other; those already asked for are left alone. */
export function preloadScripts(
  addresses: readonly string[],
  placeOf: CheckedFiles["placeOf"],
  page: Document = document,
): void {
  const absolute = (address: string) => new URL(address, page.baseURI).href;
  const inPage = new Set(
    Array.from(page.querySelectorAll(`link[rel="preload"], script[src]`), (element) =>
      absolute(element.getAttribute(element.tagName === "LINK" ? "href" : "src") ?? ""),
    ),
  );
  for (const asked of addresses) {
    // With the hash of the script that will ask for it, or the browser would fetch it twice.
    const enter = ({ address, integrity }: Partial<Place> & { address: string }) => {
      if (inPage.has(absolute(address))) return;
      inPage.add(absolute(address));
      const link = page.createElement("link");
      link.rel = "preload";
      link.as = "script";
      // As the script that will ask for it.
      if (new URL(absolute(address)).origin !== new URL(page.baseURI).origin) link.crossOrigin = "anonymous";
      link.href = address;
      if (integrity !== undefined) link.integrity = integrity;
      page.head.append(link);
    };
    const place = placeOf(asked);
    if (place instanceof Promise)
      place.then(
        (found) => {
          enter(found ?? { address: asked });
        },
        () => undefined,
      );
    else enter(place ?? { address: asked });
  }
}
