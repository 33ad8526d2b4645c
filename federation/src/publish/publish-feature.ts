import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { FeatureManifest } from "../manifest";
import { RUNNABLE_CONTRACTS } from "../contract";
import type { FeatureEntry } from "../registry";
import { compressFolder } from "./compress";
import { locked } from "./lock";
import { readEntries, readHistory, readShell, writeHistory, writeRegistry } from "./published";
import { readFeatureBuild, versionOf } from "./read-build";
import { Refusal } from "./refusal";
import type { Site } from "./site";

export type Published = { name: string; version: string; already: boolean };

/** Puts the build in `dist` into the site and makes it the app's version in place. */
export async function publishFeature(dist: string, site: Site): Promise<Published> {
  const manifest = await readFeatureBuild(dist);
  const { name } = manifest;
  const version = versionOf(manifest);
  await store(dist, site, name, version);
  return locked(site.lock, async () => {
    const entries = await readEntries(site);
    await checkFits(site, manifest, entries);
    const already = entries.some((entry) => entry.name === name && entry.version === version);
    const others = entries.filter((entry) => entry.name !== name);
    await writeRegistry(site, [...others, entryOf(site, manifest, version)]);
    if (!already) {
      const history = await readHistory(site, name);
      await writeHistory(site, name, [...history, { version, at: new Date().toISOString() }]);
    }
    return { name, version, already };
  });
}

export function entryOf(site: Site, manifest: FeatureManifest, version: string): FeatureEntry {
  const { name, contract, pages, cards, entry, needs } = manifest;
  return { name, contract, pages, cards, version, entry: site.addressOf(name, version, entry), needs };
}

/** A version's folder appears complete or not at all, and never changes afterwards. */
async function store(dist: string, site: Site, name: string, version: string): Promise<void> {
  const target = site.version(name, version);
  if (await exists(target)) return;
  const draft = path.join(site.features, `.${name}-${randomUUID()}`);
  await mkdir(site.feature(name), { recursive: true });
  await cp(dist, draft, { recursive: true });
  await compressFolder(draft);
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(() => true, () => false);
}

export async function checkFits(site: Site, manifest: FeatureManifest, entries: FeatureEntry[]): Promise<void> {
  const contracts = (await readShell(site))?.contracts ?? RUNNABLE_CONTRACTS;
  if (!contracts.includes(manifest.contract)) {
    throw new Refusal(
      `${manifest.name} was built for contract ${manifest.contract}; the shell in place runs ${contracts.join(", ")}.`,
    );
  }
  for (const other of entries.filter(({ name }) => name !== manifest.name)) {
    const taken = manifest.pages.find((page) => other.pages.some(({ path: owned }) => owned === page.path));
    if (taken) throw new Refusal(`${taken.path} belongs to ${other.name}.`);
  }
}
