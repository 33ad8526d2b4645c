import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { compressFolder } from "./compress";
import { brokenFiles } from "./integrity-of-folder";
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
    await cp(dist, draft, { recursive: true });
    await compressFolder(draft);
    if (there) await rename(target, `${draft}-broken`);
    await rename(draft, target);
  } catch (error) {
    // Somebody else may have published the very same build meanwhile.
    if (!(await exists(target))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}-broken`, { recursive: true, force: true });
  }
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(() => true, () => false);
}
