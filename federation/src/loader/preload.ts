import type { FeatureEntry } from "../contract/registry";
import { type CheckedFiles, folderOf } from "./checked-files";

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
  hashOf: CheckedFiles["hashOf"],
  page: Document = document,
): void {
  const addressesInPage = new Set(
    Array.from(page.querySelectorAll(`link[rel="preload"], script[src]`), (element) =>
      element.getAttribute(element.tagName === "LINK" ? "href" : "src"),
    ),
  );
  for (const address of addresses.filter((candidate) => !addressesInPage.has(candidate))) {
    const link = page.createElement("link");
    link.rel = "preload";
    link.as = "script";
    // As the script that will ask for it.
    if (new URL(address, page.baseURI).origin !== new URL(page.baseURI).origin)
      link.crossOrigin = "anonymous";
    link.href = address;
    // With the hash of the script that will ask for it, or the browser would fetch it twice.
    const enter = (hash: string | undefined) => {
      if (hash !== undefined) link.integrity = hash;
      page.head.append(link);
    };
    const hash = hashOf(address);
    if (hash instanceof Promise) hash.then(enter, () => undefined);
    else enter(hash);
  }
}
