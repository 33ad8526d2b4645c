import { mkdir, readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { ShellManifest } from "../manifest";
import { MANIFEST } from "../manifest";
import { misfits } from "./fits";
import { lastStanding, published, readHistory, writeHistory } from "./history";
import { locked } from "./lock";
import type { RawEntry } from "./published";
import { readRawEntries, writeRegistry } from "./published";
import { readShellBuild, versionOf } from "./read-build";
import { Refusal } from "./refusal";
import { SHELL, type Site } from "./site";
import { store } from "./store";
import { writeAtomically } from "./write-atomically";

/** Read last by a browser and by the server, so put in place last. */
const doors = ["index.html", "index.html.br", "index.html.gz", MANIFEST];

/** Puts the shell's build in place. Files of the shells before stay, for the tabs that run them. */
export async function publishShell(dist: string, site: Site): Promise<{ version: string; already: boolean }> {
  const manifest = await readShellBuild(dist);
  const version = versionOf(manifest);
  refuseStranding(await readRawEntries(site), manifest);
  await store(dist, site, SHELL, version, manifest.integrity);
  return locked(site.lock, async () => {
    const history = await readHistory(site, SHELL);
    const already = lastStanding(history) === version;
    await putShellInPlace(site, version, manifest);
    if (!already) await writeHistory(site, SHELL, published(history, version));
    return { version, already };
  });
}

/** To call under the site's lock. */
export async function putShellInPlace(site: Site, version: string, manifest: ShellManifest): Promise<void> {
  const entries = await readRawEntries(site);
  refuseStranding(entries, manifest);
  const folder = site.version(SHELL, version);
  const all = await readdir(folder, { recursive: true });
  for (const file of all.sort((a, b) => Number(doors.includes(a)) - Number(doors.includes(b)))) {
    const source = path.join(folder, file);
    if ((await stat(source)).isFile()) await putFile(source, path.join(site.shell, file));
  }
  await writeRegistry(site, entries);
}

/** Most files of a version are those of the one before. */
async function putFile(source: string, target: string): Promise<void> {
  const content = await readFile(source);
  const there = await readFile(target).catch(() => undefined);
  if (there?.equals(content)) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeAtomically(target, content);
}

/** A new shell must go on running every app in place. */
function refuseStranding(entries: readonly RawEntry[], manifest: ShellManifest): void {
  const reasons = entries.flatMap(({ entry }) => (entry ? misfits(entry, [], manifest) : []));
  if (reasons.length > 0) throw new Refusal(`This shell can't run what is in place.\n${reasons.join("\n")}`);
}
