import { mkdir, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { MANIFEST } from "../manifest";
import { SHELL, type Site } from "./site";
import { writeAtomically } from "./write-atomically";

/** Read last by a browser and by the server, so put in place last. */
const doors = ["index.html", "index.html.br", "index.html.gz", MANIFEST];

/** To call under the site's lock. Files of the shells before stay, for the tabs that run them. */
export async function putShellFiles(site: Site, version: string): Promise<void> {
  const folder = site.version(SHELL, version);
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const file of files.sort((a, b) => Number(doors.includes(a)) - Number(doors.includes(b)))) {
    await putFile(path.join(folder, file), path.join(site.shell, file));
  }
}

/** Most files of a version are those of the one before. */
async function putFile(source: string, target: string): Promise<void> {
  const content = await readFile(source);
  const there = await readFile(target).catch(() => undefined);
  if (there?.equals(content)) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeAtomically(target, content);
}
