import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { integrityOf } from "../integrity";
import { MANIFEST } from "../manifest";
import { compressFolder } from "./compress";
import { brokenFiles } from "./integrity-of-folder";
import { readPlainFile } from "./plain-file";
import { Refusal } from "./refusal";
import type { Site } from "./site";

/** A version's folder appears complete or not at all, and never changes afterwards but to be made whole again. */
export async function store(
  dist: string,
  site: Site,
  name: string,
  version: string,
  integrity: Record<string, string>,
): Promise<void> {
  const target = site.version(name, version);
  const there = await exists(target);
  if (there && (await brokenFiles(target, integrity)).length === 0) return;
  const id = randomUUID();
  const draft = path.join(site.folder, `.draft-${name}-${id}`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await copyBuild(dist, draft, integrity);
    await compressFolder(draft);
    if (there) await rename(target, `${draft}-broken`);
    await rename(draft, target);
  } catch (error) {
    // Somebody else may have published the very same build meanwhile.
    if (error instanceof Refusal || !(await exists(target))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}-broken`, { recursive: true, force: true });
  }
}

/** The files that the manifest names, as they were built, and nothing else that lies in the folder. */
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
