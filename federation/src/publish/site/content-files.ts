import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { contentName, HASHES, hashesByName } from "../../contract/content-names";
import { integrityOf } from "../../contract/hashes";
import { MANIFEST } from "../../contract/manifest";
import { brokenFiles } from "./broken-files";
import { compressFile } from "./compress";
import { readJson, writeAtomically } from "./json-files";
import type { Site } from "./site";

type Hashes = Readonly<Record<string, string>>;

const TWINS = ["", ".br", ".gz"];

/** A file that no version has, but younger than this, may be one of a version on its way; milliseconds. */
const ON_ITS_WAY = 60 * 60 * 1000;

const textOf = (hashes: Hashes) => `${JSON.stringify({ integrity: hashes })}\n`;

/** The same hashes, by the names that tell the content. */
const byContent = (hashes: Hashes) =>
  Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [contentName(file, hash), hash]));

/**
 * Puts the files of a version's folder beside the versions, named by their content: one that did not change keeps its
 * address. The folder itself stays whole, for the shells that know of no other address.
 */
export async function keepByContent(
  folder: string,
  site: Site,
  name: string,
  integrity: Hashes,
): Promise<void> {
  const hashes = hashesByName(integrity);
  if (!hashes || (await brokenByContent(folder, site, name, integrity)).length === 0) return;
  const files = site.files(name);
  for (const [file, hash] of Object.entries(hashes))
    for (const twin of TWINS)
      await keep(path.join(folder, file + twin), path.join(files, contentName(file, hash) + twin));
  await writeAtomically(path.join(folder, HASHES), textOf(hashes));
  await compressFile(folder, HASHES);
}

async function keep(source: string, target: string): Promise<void> {
  const content = await readFile(source).catch(() => undefined);
  if (content === undefined) return;
  const there = await readFile(target).catch(() => undefined);
  if (there?.equals(content)) return touch(target);
  const draft = `${target}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(source, draft);
  await touch(draft);
  await rename(draft, target);
}

async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

/** The differences from the build of the files that are named by their content, or that they are not there at all. */
export async function brokenByContent(
  folder: string,
  site: Site,
  name: string,
  integrity: Hashes,
): Promise<string[]> {
  const hashes = hashesByName(integrity);
  if (!hashes) return [];
  const list = await readFile(path.join(folder, HASHES), "utf8").catch(() => undefined);
  if (list === undefined) return [`${HASHES} is missing.`];
  if (list !== textOf(hashes)) return [`${HASHES} was altered.`];
  return brokenFiles(site.files(name), byContent(hashes));
}

/** Subresource integrity of the list of a version's files; undefined when they are in its folder alone. */
export async function integrityOfHashes(folder: string): Promise<string | undefined> {
  const list = await readFile(path.join(folder, HASHES)).catch(() => undefined);
  return list && integrityOf(list);
}

/** To call under the site's lock: removes the files of versions that are gone. */
export async function removeStrayFiles(site: Site, name: string): Promise<void> {
  const files = site.files(name);
  const there = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => []);
  if (there.length === 0) return;
  const needed = new Set<string>();
  for (const version of await readdir(site.versions(name))) {
    const manifest = await readJson(path.join(site.version(name, version), MANIFEST)).catch(() => undefined);
    const { integrity = {} } = (manifest ?? {}) as { integrity?: Hashes };
    for (const [file, hash] of Object.entries(integrity)) needed.add(contentName(file, hash));
  }
  for (const entry of there.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const named = path.relative(files, file).replace(/\.(br|gz)$/, "");
    if (!needed.has(named) && Date.now() - (await stat(file)).mtimeMs > ON_ITS_WAY) await rm(file);
  }
}
