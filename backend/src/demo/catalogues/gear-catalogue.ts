import { slugOf } from "@coulisses/shared-domain/slug";
import { type GearShelf, gearStock } from "./gear-stock";

export type DemoCategory = {
  id: number;
  name: string;
  path: string;
  parentId: number | null;
  ownerCode: string | null;
};

export type DemoGear = {
  id: number;
  name: string;
  slug: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  categoryId: number;
  owner: { code: string } | undefined;
};

export type GearCatalogue = { categories: DemoCategory[]; gears: DemoGear[] };

/** CAT-1, CAT-2: paths from the root down, one owner for a whole branch. */
export function buildGearCatalogue(): GearCatalogue {
  const catalogue: GearCatalogue = { categories: [], gears: [] };
  for (const shelf of gearStock) addShelf(catalogue, shelf, undefined);
  return catalogue;
}

function addShelf(catalogue: GearCatalogue, shelf: GearShelf, parent: DemoCategory | undefined): void {
  const slug = slugOf(shelf.name);
  const category: DemoCategory = {
    id: catalogue.categories.length + 1,
    name: shelf.name,
    path: parent ? `${parent.path}->${slug}` : slug,
    parentId: parent?.id ?? null,
    ownerCode: parent?.ownerCode ?? shelf.owner ?? null,
  };
  catalogue.categories.push(category);
  addGears(catalogue, category, shelf);
  for (const inner of shelf.shelves ?? []) addShelf(catalogue, inner, category);
}

function addGears({ gears }: GearCatalogue, category: DemoCategory, shelf: GearShelf): void {
  const owner = category.ownerCode === null ? undefined : { code: category.ownerCode };
  const put = (names: readonly string[] = [], isPonctualUsage: boolean, isConsumable: boolean) => {
    for (const name of names) {
      const id = gears.length + 1;
      gears.push({
        id,
        name,
        slug: slugOf(name),
        isPonctualUsage,
        isConsumable,
        categoryId: category.id,
        owner,
      });
    }
  };
  put(shelf.lasting, false, false);
  put(shelf.handy, true, false);
  put(shelf.consumed, false, true);
}
