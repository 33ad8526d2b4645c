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

/** A category below another one, of matos. */
export const tools = category(1, "Outils", "bricolage->outils", "matos");
/** A root category of matos. */
export const furniture = category(2, "Mobilier", "mobilier", "matos");
/** A root category of barrieres. */
export const fences = category(3, "Barrières", "barrieres", "barrieres");

/** A gear of the catalogue; without category, it has no reference code. */
export function gear(id: number, name: string, under?: Category): Gear {
  const kept = { id, version: 1, name, slug: slugOf(name), isPonctualUsage: false, isConsumable: false };
  return catalogueGear(kept, under);
}

/** Reference code `BR_OU_001`. */
export const drill = gear(1, "Perceuse", tools);
/** Reference code `MO_002`. */
export const table = gear(2, "Table", furniture);
/** Gear of barrieres. */
export const barrier = gear(3, "Barrière Vauban", fences);
/** Gear without category, so without reference code. */
export const tablecloth = gear(4, "Nappe");
