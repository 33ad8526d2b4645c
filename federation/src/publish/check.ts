import { incompatibilities, refuse } from "./state/fits";
import { brokenFiles } from "./site/broken-files";
import { brokenByContent, integrityOfHashes } from "./site/content-files";
import { type RawEntry, readVersion } from "./state/site-registry";
import { Refusal } from "./site/refusal";
import type { Site } from "./site/site";
import { strayCards } from "./state/stray-cards";
import { type Build, faultsWith, readState } from "./state/state";

/** Checks everything that publishing these builds together would, without touching the site. */
export async function checkBuilds(builds: readonly Build[], site: Site, channel?: string): Promise<void> {
  refuse(faultsWith(await readState(site, channel), builds));
}

/** The problems of the site as it is; empty when every app in place is whole and fits. */
export async function checkSite(site: Site): Promise<string[]> {
  const { entries, apps, shell } = await readState(site);
  const problems = shell
    ? (await brokenFiles(site.shell, shell.integrity)).map((problem) => `shell: ${problem}`)
    : ["shell: none is published."];
  for (const candidate of entries) {
    problems.push(...(await problemsOf(site, candidate)));
    const app = apps.find(({ name }) => name === candidate.name);
    if (app) problems.push(...incompatibilities(app, apps, shell));
  }
  return [...problems, ...strayCards(apps, shell)];
}

async function problemsOf(site: Site, { name, version, entry }: RawEntry): Promise<string[]> {
  if (!entry) return [`${name}: its entry in the registry is not valid.`];
  const versions = [version, ...(entry.channels ?? []).map((channel) => channel.version)];
  return (await Promise.all(versions.map((each) => problemsOfVersion(site, name, each)))).flat();
}

async function problemsOfVersion(site: Site, name: string, version: string): Promise<string[]> {
  try {
    const manifest = await readVersion(site, name, version);
    if (!manifest) return [`${name}: version ${version} is gone.`];
    const folder = site.version(name, version);
    const isByContent = (await integrityOfHashes(folder)) !== undefined;
    const broken = [
      ...(await brokenFiles(folder, manifest.integrity)),
      ...(isByContent ? await brokenByContent(folder, site, name, manifest.integrity) : []),
    ];
    return broken.map((problem) => `${name} ${version}: ${problem}`);
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}
