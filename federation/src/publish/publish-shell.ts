import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { MANIFEST } from "../manifest";
import { compressFolder } from "./compress";
import { locked } from "./lock";
import { readEntries, writeRegistry } from "./published";
import { readShellBuild, versionOf } from "./read-build";
import { Refusal } from "./refusal";
import type { Site } from "./site";

/** Read last by a browser and by the server, so put in place last. */
const doors = ["index.html", "index.html.br", "index.html.gz", MANIFEST];

/** Puts the shell's build in place. Files of the shells before stay, for the tabs that run them. */
export async function publishShell(dist: string, site: Site): Promise<{ version: string }> {
  const manifest = await readShellBuild(dist);
  const draft = path.join(site.folder, `.shell-${randomUUID()}`);
  await mkdir(site.folder, { recursive: true });
  await cp(dist, draft, { recursive: true });
  await compressFolder(draft);
  return locked(site.lock, async () => {
    const entries = await readEntries(site);
    const stranded = entries.filter(({ contract }) => !manifest.contracts.includes(contract));
    if (stranded.length > 0) {
      throw new Refusal(`This shell can't run ${stranded.map(({ name }) => name).join(", ")}.`);
    }
    const files = (await readdir(draft)).sort((a, b) => Number(doors.includes(a)) - Number(doors.includes(b)));
    for (const file of files) {
      await cp(path.join(draft, file), path.join(site.shell, file), { recursive: true });
    }
    await writeRegistry(site, entries);
    return { version: versionOf(manifest) };
  }).finally(() => rm(draft, { recursive: true, force: true }));
}
