import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { missingFrom } from "../../contract/doors";
import { declarationOf, issuesOf } from "../../contract/feature";
import { hashOfDoors, integrityOf } from "../../contract/hashes";
import { MANIFEST, featureManifestSchema, shellManifestSchema } from "../../contract/manifest";
import type { FeatureManifest, ShellManifest } from "../../contract/manifest";
import { featureEntrySchema } from "../../contract/registry";
import type { ChannelEntry, Disabled, FeatureEntry } from "../../contract/registry";
import { integrityOfPreloads, placesOfPreloads, preloadsOf } from "./preloads";
import { integrityOfHashes } from "../site/content-files";
import { readJson, writeAtomically } from "../site/json-files";
import { Refusal } from "../site/refusal";
import type { Addresses, Site } from "../site/site";

const registrySchema = v.object({ features: v.array(v.unknown()) });
const UNKNOWN = "?";
const wordSchema = v.optional(v.fallback(v.string(), UNKNOWN), UNKNOWN);
const identitySchema = v.fallback(v.object({ name: wordSchema, version: wordSchema }), {
  name: UNKNOWN,
  version: UNKNOWN,
});

/** An entry as the registry has it, even one that this tool does not understand. */
export type RawEntry = { name: string; version: string; entry: FeatureEntry | undefined; raw: unknown };

/**
 * The entries of the registry. Throws a Refusal when it can't be read: writing a new one would lose the apps
 * of others.
 */
export async function readRawEntries(site: Site): Promise<RawEntry[]> {
  const json = await readJson(site.registry);
  if (json === undefined) return [];
  const registry = v.safeParse(registrySchema, json);
  if (!registry.success)
    throw new Refusal(`${site.registry} is not a registry: ${issuesOf(registry.issues)}`);
  return registry.output.features.map((raw) => {
    const entry = v.safeParse(featureEntrySchema, raw);
    return { ...v.parse(identitySchema, raw), raw, entry: entry.success ? entry.output : undefined };
  });
}

/** The version in place of each app whose entry has one. */
export async function versionsInPlace(site: Site): Promise<Map<string, string>> {
  const known = (await readRawEntries(site)).filter(
    ({ name, version }) => name !== UNKNOWN && version !== UNKNOWN,
  );
  return new Map(known.map(({ name, version }) => [name, version]));
}

/** The shell in place. */
export async function readShell(site: Site): Promise<ShellManifest | undefined> {
  const manifest = v.safeParse(shellManifestSchema, await readJson(path.join(site.shell, MANIFEST)));
  return manifest.success ? manifest.output : undefined;
}

async function readManifest<T>(
  site: Site,
  name: string,
  version: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | undefined> {
  const json = await readJson(path.join(site.version(name, version), MANIFEST));
  if (json === undefined) return undefined;
  const manifest = v.safeParse(schema, json);
  if (!manifest.success)
    throw new Refusal(`${name} ${version}: its manifest is not valid: ${issuesOf(manifest.issues)}`);
  return manifest.output;
}

/**
 * The manifest of one version of an app; undefined when the site lacks it. Throws a Refusal when it can't be
 * read.
 */
export async function readVersion(
  site: Site,
  name: string,
  version: string,
): Promise<FeatureManifest | undefined> {
  return readManifest(site, name, version, featureManifestSchema);
}

/** The same for one version of the shell. */
export async function readShellVersion(
  site: Site,
  name: string,
  version: string,
): Promise<ShellManifest | undefined> {
  return readManifest(site, name, version, shellManifestSchema);
}

/**
 * To call under the site's lock. Entries that this tool does not understand are kept as they are; another
 * version of an app that is disabled is disabled too, and its channels stay.
 */
export async function writeRegistry(
  site: Site,
  entries: RawEntry[],
  changed: readonly FeatureEntry[],
): Promise<void> {
  const others = entries.filter(({ name }) => !changed.some((entry) => entry.name === name));
  const replacing = changed.map((entry) => {
    const before = entries.find(({ name }) => name === entry.name)?.entry;
    return rawOf(entry, before?.disabled, before?.channels);
  });
  await writeEntries(site, [...others, ...replacing]);
}

/** The entry of an app with this word and these channels. */
export function rawOf(
  changed: FeatureEntry,
  disabled: Disabled | undefined,
  channels: readonly ChannelEntry[] = [],
): RawEntry {
  const { disabled: _word, channels: _before, ...bare } = changed;
  const entry = {
    ...bare,
    ...(disabled && { disabled }),
    ...(channels.length > 0 && { channels: [...channels] }),
  };
  return { name: entry.name, version: entry.version, entry, raw: entry };
}

/** To call under the site's lock: the app disabled with this word, or enabled without one. */
export async function writeDisabled(
  site: Site,
  entries: RawEntry[],
  name: string,
  disabled: Disabled | undefined,
): Promise<void> {
  await writeEntries(
    site,
    entries.map((raw) =>
      raw.name === name && raw.entry ? rawOf(raw.entry, disabled, raw.entry.channels) : raw,
    ),
  );
}

/** To call under the site's lock: exactly these entries, in one write. */
export async function writeEntries(site: Site, entries: readonly RawEntry[]): Promise<void> {
  const all = entries.toSorted((a, b) => a.name.localeCompare(b.name));
  const manifests = await Promise.all(
    all.map(async (entry) => {
      const manifest = await readVersion(site, entry.name, entry.version).catch(() => undefined);
      return manifest
        ? [
            {
              version: entry.version,
              manifest,
              integrity: await integrityOfManifest(site, entry),
              hashes: await integrityOfHashes(site.version(entry.name, entry.version)),
              // Wherever that is: the site's own server, or another origin.
              folder: entry.entry?.entry.slice(0, -manifest.entry.length),
              isOff: entry.entry?.disabled !== undefined,
            },
          ]
        : [];
    }),
  );
  const shell = await readShell(site);
  const on = manifests.flat().filter(({ isOff }) => !isOff);
  const preload = preloadsOf(site, on, shell);
  const features = await Promise.all(
    all.map(async ({ entry, raw }, at) => {
      const found = manifests[at]?.[0];
      if (!entry || !found) return raw;
      const checked = { ...(raw as FeatureEntry), integrity: found.integrity, hashes: found.hashes };
      const told = shell ? withDoors(checked, found.manifest, shell) : checked;
      if (!told.channels) return told;
      return { ...told, channels: await channelsUnder(site, told.channels, shell) };
    }),
  );
  const integrity = integrityOfPreloads(site, on, preload);
  const placed = placesOfPreloads(site, on, preload);
  await writeAtomically(site.registry, `${JSON.stringify({ features, preload, integrity, placed })}\n`);
}

/** Of the manifest as it is served, to the byte. */
async function integrityOfManifest(
  site: Site,
  { name, version }: Pick<RawEntry, "name" | "version">,
): Promise<string> {
  return integrityOf(await readFile(path.join(site.version(name, version), MANIFEST)));
}

function channelsUnder(site: Site, channels: readonly ChannelEntry[], shell: ShellManifest | undefined) {
  return Promise.all(
    channels.map(async (channel) => {
      const manifest = await readVersion(site, channel.name, channel.version).catch(() => undefined);
      if (!manifest) return channel;
      const checked = {
        ...channel,
        integrity: await integrityOfManifest(site, channel),
        hashes: await integrityOfHashes(site.version(channel.name, channel.version)),
      };
      return shell ? withDoors(checked, manifest, shell) : checked;
    }),
  );
}

/** Adds the hash with which the shell in a browser skips the comparison. */
function withDoors<Entry extends FeatureEntry>(
  entry: Entry,
  manifest: FeatureManifest,
  shell: ShellManifest,
): Entry {
  const doors = missingFrom(shell, manifest).length === 0 ? hashOfDoors(shell) : undefined;
  return { ...entry, doors };
}

/** The registry's entry of an app's version. */
export function entryOf(site: Addresses, manifest: FeatureManifest, version: string): FeatureEntry {
  const { name, entry, needs } = manifest;
  return { ...declarationOf(manifest), version, entry: site.addressOf(name, version, entry), needs };
}
