import type { Publication } from "./published";
import { readEntries, readHistory } from "./published";
import type { Site } from "./site";

export type Listed = { name: string; version: string; contract: number; pages: number; history: Publication[] };

export async function list(site: Site): Promise<Listed[]> {
  const entries = await readEntries(site);
  return Promise.all(
    entries.map(async ({ name, version, contract, pages }) => ({
      name,
      version,
      contract,
      pages: pages.length,
      history: await readHistory(site, name),
    })),
  );
}
