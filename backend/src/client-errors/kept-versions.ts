import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SHELL_APP } from "@coulisses/shared-domain/client-error/client-error";
import type { ApplicationHealth, VersionHealth } from "@coulisses/shared-domain/contract/client-errors";
import * as z from "zod";
import { type Publication, stands } from "./releases";

/** The number of kept versions from which an administrator chooses. */
const CHOICE = 10;

const foldersIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The apps of which the site has a version, in place or not. */
export const publishedApps = async (siteDir: string): Promise<string[]> =>
  (await foldersIn(join(siteDir, "features"))).filter((name) => /^mf-[a-z0-9-]{1,40}$/.test(name));

/** The versions that can come back, the one published last first. */
export async function keptVersions(
  siteDir: string,
  app: string,
  publications: readonly Publication[],
): Promise<ApplicationHealth["kept"]> {
  const folder = app === SHELL_APP ? join(siteDir, "shells") : join(siteDir, "features", app);
  const there = new Set(await foldersIn(folder));
  const latest = new Map(
    publications.filter(({ act }) => act === undefined).map(({ version, at }) => [version, at]),
  );
  return [...latest]
    .filter(([version]) => there.has(version))
    .map(([version, at]) => ({ version, at }))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, CHOICE);
}

/** The last version that nobody took back and in which no session failed. */
export const lastGoodVersion = (
  publications: readonly Publication[],
  versions: readonly VersionHealth[],
): string | null =>
  publications.findLast(
    (line) =>
      stands(line) &&
      versions.every(({ version, failedSessions }) => version !== line.version || failedSessions === 0),
  )?.version ?? null;

const offeredSchema = z.object({
  pages: z.array(z.object({ title: z.string(), menu: z.object({ order: z.number() }).optional() })),
});

/** The titles of the pages that an app has in the menu, as its manifest says; none without one. */
export async function offeredBy(
  siteDir: string,
  app: string,
  version: string | undefined,
): Promise<Pick<ApplicationHealth, "titles">> {
  if (app === SHELL_APP || version === undefined) return { titles: [] };
  const text = await readFile(join(siteDir, "features", app, version, "manifest.json"), "utf8").catch(
    () => "{}",
  );
  const manifest = offeredSchema.safeParse(JSON.parse(text));
  const pages = manifest.data?.pages ?? [];
  return {
    titles: pages
      .flatMap(({ title, menu }) => (menu ? [{ title, order: menu.order }] : []))
      .sort((a, b) => a.order - b.order)
      .map(({ title }) => title),
  };
}
