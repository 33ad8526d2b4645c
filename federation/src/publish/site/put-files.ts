import { mkdir, rename, rm, stat, writeFile, readFile, readdir } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { integrityOf } from "../../contract/hashes";
import { MANIFEST } from "../../contract/manifest";
import { compressFolder } from "./compress";
import { brokenFiles } from "./broken-files";
import { keepByContent } from "./content-files";
import { readPlainFile } from "./plain-file";
import { Refusal } from "./refusal";
import { keepStories } from "./stories";
import { type Site, SHELL } from "./site";
import { writeAtomically } from "./json-files";

/** Puts a version into the site, with the Storybook beside its build. */
export async function store(
  dist: string,
  site: Site,
  name: string,
  version: string,
  integrity: Record<string, string>,
): Promise<void> {
  await storeFiles(dist, site, name, version, integrity);
  if (name !== SHELL) await keepStories(dist, site, name, version);
}

/** A version's folder appears complete or not at all, and never changes afterwards but to be made whole again. */
async function storeFiles(
  dist: string,
  site: Site,
  name: string,
  version: string,
  integrity: Record<string, string>,
): Promise<void> {
  const target = site.version(name, version);
  const there = await exists(target);
  if (there && (await brokenFiles(target, integrity)).length === 0) {
    if (name !== SHELL) await keepByContent(target, site, name, integrity);
    return;
  }
  const id = randomUUID();
  const draft = path.join(site.folder, `.draft-${name}-${id}`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await copyBuild(dist, draft, integrity);
    await compressFolder(draft);
    if (name !== SHELL) await keepByContent(draft, site, name, integrity);
    if (there) await rename(target, `${draft}-broken`);
    await rename(draft, target);
  } catch (error) {
    // Another process may have published the very same build meanwhile.
    if (error instanceof Refusal || !(await exists(target))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}-broken`, { recursive: true, force: true });
  }
}

/** Copies the files that the manifest names, as they were built, and no others of the folder. */
async function copyBuild(dist: string, target: string, integrity: Record<string, string>): Promise<void> {
  for (const file of [...Object.keys(integrity), MANIFEST]) {
    const read = await readPlainFile(dist, file);
    if ("problem" in read) throw new Refusal(read.problem);
    if (file !== MANIFEST && integrityOf(read.content) !== integrity[file])
      throw new Refusal(`${file} was altered.`);
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), read.content);
  }
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}

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
