import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The list is the domain's; it is read at build time, by name, because this package imports no other of ours.
 */
const PERMISSIONS = "@coulisses/shared-domain/access/permissions";

/** Every permission that a page or a card may ask for, as the package in this folder knows them. */
export async function knownPermissions(folder: string): Promise<readonly string[]> {
  const file = createRequire(path.join(folder, "package.json")).resolve(PERMISSIONS);
  const { permissions } = (await import(pathToFileURL(file).href)) as { permissions: readonly string[] };
  return permissions;
}

/** The addresses of the shell's own pages in this folder, from its own code. */
export async function ownAddresses(folder: string): Promise<readonly string[]> {
  const file = pathToFileURL(path.join(folder, "src/site/site-page.ts")).href;
  return ((await import(file)) as { ownAddresses: readonly string[] }).ownAddresses;
}

/** The spots of the shell's own pages in this folder. */
export function ownOffers(folder: string): Readonly<Record<string, string>> {
  const own: unknown = JSON.parse(readFileSync(path.join(folder, "pages.json"), "utf8"));
  return (own as { offers: Readonly<Record<string, string>> }).offers;
}
