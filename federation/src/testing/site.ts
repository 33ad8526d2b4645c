import { readFileSync } from "node:fs";
import path from "node:path";
import { siteAt, type Site } from "../publish/site/site";
import type { RegistryFile } from "../contract/registry";
import { temporaryFolder } from "./build-of";
import { checkBuilds } from "../publish/check";
import { type Own, publishBuilds, type Published, readBuild } from "../publish/publish-builds";

/** An empty site in a temporary folder. */
export const newSite = () => siteAt(path.join(temporaryFolder(), "site"));
/** An empty site. */
export type TestSite = ReturnType<typeof newSite>;

/** The registry of a site. */
export function registryOf(site: TestSite): RegistryFile {
  return JSON.parse(readFileSync(site.registry, "utf8")) as RegistryFile;
}

/** The name and version of each app in place. */
export function inPlace(site: TestSite): [string, string][] {
  return registryOf(site).features.map(({ name, version }) => [name, version]);
}

/** The declaration of one page. */
export function onePage(at: string) {
  return [{ path: at, title: "Une page", icon: "home", mobile: true }];
}

async function publishOne(
  dist: string,
  kind: "feature" | "shell",
  site: Site,
  own?: Own,
): Promise<Published> {
  const [published] = await publishBuilds([await readBuild(dist, kind)], site, own);
  if (!published) throw new Error("nothing was published");
  return published;
}

/** Publishes the build of a feature app. */
export const publishFeature = (dist: string, site: Site, own?: Own) => publishOne(dist, "feature", site, own);
/** Publishes the build of a shell. */
export const publishShell = (dist: string, site: Site, own?: Own) => publishOne(dist, "shell", site, own);

/** Reads one build and checks that it could be published. */
export async function checkOne(dist: string, kind: "feature" | "shell", site: Site) {
  const build = await readBuild(dist, kind);
  await checkBuilds([build], site);
  return build;
}
