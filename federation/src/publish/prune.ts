import { readdir, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { FILES } from "../contract/content-names";
import { removeStrayFiles } from "./site/content-files";
import { lastPublishedVersion, leftItsPlaceAt, readHistory, writeHistory } from "./site/history";
import { locked } from "./site/lock";
import { readRawEntries, readShellVersion, versionsInPlace } from "./state/site-registry";
import { Refusal } from "./site/refusal";
import { removeStories } from "./site/stories";
import { SHELL, type Site } from "./site/site";

/** The versions to keep. */
type PruneOptions = {
  /** The number of last versions that stay at any age, the one in place included. */
  keep: number;
  /** Milliseconds since a version was replaced: a tab may run it that long. */
  olderThan: number;
  /** @default every app, and the shell */
  names?: string[];
};

/** A version that was removed; `name` is an app's, or "shell". */
type Pruned = { name: string; version: string };

/** An unfinished publication older than this was left by a process that died; milliseconds. */
const ABANDONED = 60 * 60 * 1000;

/** Removes the versions that are no longer needed. The one in place and those of channels always stay. */
export async function prune(site: Site, { keep, olderThan, names }: PruneOptions): Promise<Pruned[]> {
  return locked(site.lock, async () => {
    await removeDrafts(site);
    const inPlace = await versionsInPlace(site);
    const shell = lastPublishedVersion(await readHistory(site, SHELL));
    if (shell) inPlace.set(SHELL, shell);
    const absent = names?.find((name) => !inPlace.has(name));
    if (absent) throw new Refusal(`${absent} is not published.`);
    const entries = await readRawEntries(site);
    const inChannels = (app: string) =>
      entries.find(({ name }) => name === app)?.entry?.channels?.map(({ version }) => version) ?? [];
    const removals: Pruned[] = [];
    for (const [name, current] of inPlace) {
      if (names && !names.includes(name)) continue;
      const needed = [current, ...inChannels(name)];
      const versions = await unneeded(site, name, needed, keep, Date.now() - olderThan);
      for (const version of versions) {
        await remove(site, name, version);
        await removeStories(site, name, version);
        removals.push({ name, version });
      }
      const history = await readHistory(site, name);
      if (versions.length > 0)
        await writeHistory(
          site,
          name,
          history.filter(({ version }) => !versions.includes(version)),
        );
      if (name !== SHELL) await removeStrayFiles(site, name);
      else if (versions.length > 0) await removeShellFiles(site);
    }
    return removals;
  });
}

async function unneeded(
  site: Site,
  name: string,
  needed: readonly string[],
  keep: number,
  before: number,
): Promise<string[]> {
  const history = await readHistory(site, name);
  const folder = site.versions(name);
  const folders = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isDirectory() && entry.name !== FILES,
  );
  const publishedAt = (version: string) =>
    history.findLast((publication) => publication.version === version)?.at ?? "";
  const latestFirst = folders
    .map((entry) => entry.name)
    .sort((a, b) => publishedAt(b).localeCompare(publishedAt(a)));
  const versions = new Set([
    ...needed,
    ...latestFirst.filter((version) => !needed.includes(version)).slice(0, Math.max(keep - 1, 0)),
  ]);
  const old: string[] = [];
  for (const version of latestFirst.filter((candidate) => !versions.has(candidate))) {
    const leftAt = leftItsPlaceAt(history, version) ?? (await stat(path.join(folder, version))).mtimeMs;
    if (leftAt <= before) old.push(version);
  }
  return old;
}

/** Renames the folder before it removes it, so that a long removal is never seen half done. */
async function remove(site: Site, name: string, version: string): Promise<void> {
  const draft = path.join(site.folder, `.draft-${name}-${randomUUID()}`);
  await rename(site.version(name, version), draft);
  await rm(draft, { recursive: true, force: true });
}

/** Removes from the served folder the files of shells that are not kept. */
async function removeShellFiles(site: Site): Promise<void> {
  const versions = (await readdir(site.versions(SHELL), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const kept = new Set<string>();
  for (const { name: version } of versions) {
    if (!(await readShellVersion(site, SHELL, version))) continue;
    for (const file of await readdir(site.version(SHELL, version), { recursive: true })) kept.add(file);
  }
  for (const file of await readdir(site.shell, { recursive: true })) {
    if (!kept.has(file)) await rm(path.join(site.shell, file), { recursive: true, force: true });
  }
}

async function removeDrafts(site: Site): Promise<void> {
  for (const entry of await readdir(site.folder)) {
    const draft = path.join(site.folder, entry);
    if (!/^\.draft-|\.tmp$/.test(entry)) continue;
    if (Date.now() - (await stat(draft)).mtimeMs > ABANDONED)
      await rm(draft, { recursive: true, force: true });
  }
}
