import { locked } from "./lock";
import { checkFits, entryOf } from "./publish-feature";
import { readEntries, readHistory, readVersion, writeHistory, writeRegistry } from "./published";
import { Refusal } from "./refusal";
import type { Site } from "./site";

/** Puts the version named, or the one before the one in place, back in place. */
export async function rollback(site: Site, name: string, wanted?: string): Promise<{ from: string; to: string }> {
  return locked(site.lock, async () => {
    const entries = await readEntries(site);
    const current = entries.find((entry) => entry.name === name)?.version;
    if (!current) throw new Refusal(`${name} is not published.`);
    const history = await readHistory(site, name);
    const until = history.findLastIndex(({ version }) => version === current);
    const to = wanted ?? history.slice(0, Math.max(until, 0)).findLast(({ version }) => version !== current)?.version;
    if (!to) throw new Refusal(`${name} has no version before ${current}.`);
    const manifest = await readVersion(site, name, to);
    if (!manifest) throw new Refusal(`${name} has no version ${to}.`);
    await checkFits(site, manifest, entries);
    const others = entries.filter((entry) => entry.name !== name);
    await writeRegistry(site, [...others, entryOf(site, manifest, to)]);
    await writeHistory(site, name, wanted ? [...history, { version: to, at: now() }] : backTo(history, to));
    return { from: current, to };
  });
}

/** Going back twice goes two versions back: what was undone leaves the history. */
function backTo<T extends { version: string }>(history: T[], to: string): T[] {
  return history.slice(0, history.findLastIndex(({ version }) => version === to) + 1);
}

function now(): string {
  return new Date().toISOString();
}
