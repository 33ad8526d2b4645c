import type { FeatureManifest, ShellManifest } from "../../contract/manifest";
import { incompatibilities, type Offered } from "./fits";
import { strayCards } from "./stray-cards";
import { lastPublishedVersion, readHistory, type Trial } from "../site/history";
import { readRawEntries, readShell, readVersion, type RawEntry } from "./site-registry";
import { SHELL, type Site } from "../site/site";

/** A build to publish. */
export type Build = {
  dist: string;
  version: string;
  trial?: Trial;
  /** The bytes of its entry, pages and cards, for the history. */
  sizes?: Readonly<Record<string, number>>;
  /** The token that publishes it, by its label. */
  by?: string;
} & (
  | { name: typeof SHELL; shell: ShellManifest; app?: never }
  | { name: string; app: FeatureManifest; shell?: never }
);

/** The present state of the site. */
export type State = { entries: RawEntry[]; apps: Offered[]; shell: ShellManifest | undefined };

/**
 * Reads the registry, the manifests of the apps in place and that of the shell; throws a Refusal when the registry
 * can't be read. With a channel, as those see it who try it: a page that one app gives away there is free for another.
 */
export async function readState(site: Site, channel?: string): Promise<State> {
  const entries = await readRawEntries(site);
  const apps = entries.map(async ({ name, entry }) => {
    if (!entry) return [];
    const seen = entry.channels?.find((other) => other.channel === channel) ?? entry;
    const manifest = await readVersion(site, name, seen.version).catch(() => undefined);
    return [{ ...seen, offers: manifest?.offers, imports: manifest?.imports, versions: manifest?.versions }];
  });
  return { entries, apps: (await Promise.all(apps)).flat(), shell: await readShell(site) };
}

/** The site with these builds in place. */
function withBuilds({ apps, shell }: State, builds: readonly Build[]) {
  const newShell = builds.find((build) => build.shell)?.shell;
  const newApps = builds.flatMap(({ app }) => app ?? []);
  const others = apps.filter(({ name }) => !newApps.some((app) => app.name === name));
  return { newShell, newApps, others, shell: newShell ?? shell };
}

/** The problems of the site with these builds in place, without those that it has already. */
export function misfitsWith(state: State, builds: readonly Build[]): string[] {
  const { newShell, newApps, others, shell } = withBuilds(state, builds);
  return [
    ...(newShell ? others.flatMap((app) => incompatibilities(app, [], newShell)) : []),
    ...newApps.flatMap((app) => incompatibilities(app, [...others, ...newApps], shell)),
  ];
}

/** The same, and the cards that would stand nowhere any more: reason enough not to publish, but not to stay with a fault. */
export function faultsWith(state: State, builds: readonly Build[]): string[] {
  const { newApps, others, shell } = withBuilds(state, builds);
  const known = strayCards(state.apps, state.shell);
  const stray = strayCards([...others, ...newApps], shell).filter((sentence) => !known.includes(sentence));
  return [...misfitsWith(state, builds), ...stray];
}

/** The version in place of the shell or of an app; undefined when none is. */
export async function versionInPlace(
  site: Site,
  { entries, shell }: State,
  name: string,
): Promise<string | undefined> {
  if (name !== SHELL) return entries.find((entry) => entry.name === name)?.version;
  return shell && (lastPublishedVersion(await readHistory(site, SHELL)) ?? "?");
}
