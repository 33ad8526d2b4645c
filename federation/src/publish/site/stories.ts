import { randomUUID } from "node:crypto";
import { cp, lstat, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Site } from "./site";

/** The folder that `npm run build:stories` writes beside a build. */
const BUILT = "storybook-static";

/** It names every script by its content, so it tells one Storybook from another. */
const FRAME = "iframe.html";

/**
 * Takes the Storybook that was built beside a build along with its version; does nothing without one. It lies where no
 * address of the site leads: the server shows it to those who may.
 */
export async function keepStories(dist: string, site: Site, name: string, version: string): Promise<void> {
  const built = path.join(path.dirname(path.resolve(dist)), BUILT);
  const frame = await readFile(path.join(built, FRAME)).catch(() => undefined);
  if (frame === undefined) return;
  const target = site.stories(name, version);
  const there = await readFile(path.join(target, FRAME)).catch(() => undefined);
  if (there?.equals(frame)) return;
  const draft = path.join(site.folder, `.draft-${name}-${randomUUID()}`);
  try {
    await cp(built, draft, { recursive: true, filter: isPlain });
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** No link is followed, or taken. */
async function isPlain(source: string): Promise<boolean> {
  const entry = await lstat(source);
  return entry.isFile() || entry.isDirectory();
}

/** Removes the Storybook of a version. */
export async function removeStories(site: Site, name: string, version: string): Promise<void> {
  await rm(site.stories(name, version), { recursive: true, force: true });
}
