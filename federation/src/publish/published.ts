import path from "node:path";
import * as v from "valibot";
import { MANIFEST, featureManifestSchema, shellManifestSchema } from "../manifest";
import type { ShellManifest } from "../manifest";
import { featureEntrySchema } from "../registry";
import type { FeatureEntry, RegistryFile } from "../registry";
import type { PublishedFeature } from "./preloads";
import { preloadsOf } from "./preloads";
import { readJson } from "./read-json";
import type { Site } from "./site";
import { writeAtomically } from "./write-atomically";

const registrySchema = v.object({ features: v.array(v.unknown()) });
const historySchema = v.array(v.object({ version: v.string(), at: v.string() }));

export type Publication = v.InferOutput<typeof historySchema>[number];

/** The entries of the registry that are sound; one that is not is dropped at the next write. */
export async function readEntries(site: Site): Promise<FeatureEntry[]> {
  const registry = v.safeParse(registrySchema, await readJson(site.registry));
  if (!registry.success) return [];
  return registry.output.features.flatMap((candidate) => {
    const entry = v.safeParse(featureEntrySchema, candidate);
    return entry.success ? [entry.output] : [];
  });
}

export async function readShell(site: Site): Promise<ShellManifest | undefined> {
  const manifest = v.safeParse(shellManifestSchema, await readJson(path.join(site.shell, MANIFEST)));
  return manifest.success ? manifest.output : undefined;
}

export async function readVersion(site: Site, name: string, version: string) {
  const json = await readJson(path.join(site.version(name, version), MANIFEST));
  return json === undefined ? undefined : v.parse(featureManifestSchema, json);
}

/** Oldest first; the last is the one in place. */
export async function readHistory(site: Site, name: string): Promise<Publication[]> {
  return v.parse(historySchema, (await readJson(site.history(name))) ?? []);
}

export async function writeHistory(site: Site, name: string, history: Publication[]): Promise<void> {
  await writeAtomically(site.history(name), `${JSON.stringify(history, null, 2)}\n`);
}

/** To call under the site's lock. */
export async function writeRegistry(site: Site, entries: FeatureEntry[]): Promise<void> {
  const features = entries.toSorted((a, b) => a.name.localeCompare(b.name));
  const published: PublishedFeature[] = [];
  for (const { name, version } of features) {
    const manifest = await readVersion(site, name, version);
    if (manifest) published.push({ version, manifest });
  }
  const registry: RegistryFile = { features, preload: preloadsOf(site, published, await readShell(site)) };
  await writeAtomically(site.registry, `${JSON.stringify(registry)}\n`);
}
