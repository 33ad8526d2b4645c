import type { RawEntry } from "./published";
import { misfits, refuseMisfits } from "./fits";
import { brokenFiles } from "./integrity-of-folder";
import { readEntries, readRawEntries, readShell, readVersion } from "./published";
import { readFeatureBuild, readShellBuild, versionOf } from "./read-build";
import { Refusal } from "./refusal";
import { SHELL, type Site } from "./site";

/** All that publishing an app would check, without touching the site. */
export async function checkFeature(dist: string, site: Site): Promise<{ name: string; version: string }> {
  const manifest = await readFeatureBuild(dist);
  refuseMisfits(manifest, await readEntries(site), await readShell(site));
  return { name: manifest.name, version: versionOf(manifest) };
}

export async function checkShell(dist: string, site: Site): Promise<{ name: string; version: string }> {
  const manifest = await readShellBuild(dist);
  const reasons = (await readEntries(site)).flatMap((entry) => misfits(entry, [], manifest));
  if (reasons.length > 0) throw new Refusal(reasons.join("\n"));
  return { name: SHELL, version: versionOf(manifest) };
}

/** What is wrong with the site as it stands: nothing when every app in place is whole and fits. */
export async function checkSite(site: Site): Promise<string[]> {
  const entries = await readRawEntries(site);
  const shell = await readShell(site);
  const problems = shell
    ? (await brokenFiles(site.shell, shell.integrity)).map((problem) => `shell: ${problem}`)
    : ["shell: none is published."];
  const sound = entries.flatMap(({ entry }) => entry ?? []);
  for (const candidate of entries) {
    problems.push(...(await problemsOf(site, candidate)));
    if (candidate.entry) problems.push(...misfits(candidate.entry, sound, shell));
  }
  return problems;
}

async function problemsOf(site: Site, { name, version, entry }: RawEntry): Promise<string[]> {
  if (!entry) return [`${name}: its entry in the registry is not valid.`];
  try {
    const manifest = await readVersion(site, name, version);
    if (!manifest) return [`${name}: version ${version} is gone.`];
    const broken = await brokenFiles(site.version(name, version), manifest.integrity);
    return broken.map((problem) => `${name} ${version}: ${problem}`);
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}
