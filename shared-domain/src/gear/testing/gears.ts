import type { Category } from "../category";
import { slugOf } from "../../slug";
import { type Gear, catalogueGear } from "../gear";

const category = (id: number, name: string, path: string, owner: string): Category => ({
  id,
  version: 1,
  name,
  path,
  owner: { code: owner, name: owner },
});

export const tools = category(1, "Outils", "bricolage->outils", "matos");
export const furniture = category(2, "Mobilier", "mobilier", "matos");
export const fences = category(3, "Barrières", "barrieres", "barrieres");

/** A gear of the catalogue; without category, it has no reference code. */
export function gear(id: number, name: string, under?: Category): Gear {
  const kept = { id, version: 1, name, slug: slugOf(name), isPonctualUsage: false, isConsumable: false };
  return catalogueGear(kept, under);
}

export const drill = gear(1, "Perceuse", tools);
export const table = gear(2, "Table", furniture);
export const barrier = gear(3, "Barrière Vauban", fences);
export const tablecloth = gear(4, "Nappe");
