import type { FeatureManifest } from "../manifest";
import type { FeatureEntry } from "../registry";
import { refuseMisfits } from "./fits";
import { lastStanding, published, readHistory, writeHistory } from "./history";
import { locked } from "./lock";
import { readEntries, readRawEntries, readShell, writeRegistry } from "./published";
import { readFeatureBuild, versionOf } from "./read-build";
import type { Addresses, Site } from "./site";
import { store } from "./store";

export type Published = { name: string; version: string; already: boolean };

/** Puts the build in `dist` into the site and makes it the app's version in place. */
export async function publishFeature(dist: string, site: Site): Promise<Published> {
  const manifest = await readFeatureBuild(dist);
  const { name, integrity } = manifest;
  const version = versionOf(manifest);
  // Before its files are put there, so that a refused build leaves nothing; and again once nobody else writes.
  refuseMisfits(manifest, await readEntries(site), await readShell(site));
  await store(dist, site, name, version, integrity);
  return locked(site.lock, async () => {
    const entries = await readRawEntries(site);
    refuseMisfits(manifest, entries.flatMap(({ entry }) => entry ?? []), await readShell(site));
    const already = entries.some((entry) => entry.name === name && entry.version === version);
    const history = await readHistory(site, name);
    await writeRegistry(site, entries, entryOf(site, manifest, version));
    if (lastStanding(history) !== version) await writeHistory(site, name, published(history, version));
    return { name, version, already };
  });
}

export function entryOf(site: Addresses, manifest: FeatureManifest, version: string): FeatureEntry {
  const { name, contract, pages, cards, entry, needs } = manifest;
  return { name, contract, pages, cards, version, entry: site.addressOf(name, version, entry), needs };
}
