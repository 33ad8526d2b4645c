import { type FestivalError, notFound, problemIn, refused } from "../festival-error";
import { catalogueName, type Use, checkUnused } from "../logistics/catalogue";
import type { Versioned } from "../version-conflict";
import type { GearCategory, OwnerTeam, CategoryInTree } from "./category";
import { gearCode } from "./gear-code";

/** A gear of the catalogue. `code` is the reference code, absent without a category. */
export type Gear = Versioned & {
  id: number;
  name: string;
  slug: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  category?: GearCategory;
  owner?: OwnerTeam;
  code?: string;
};

/** The fields of a gear that a person fills in; `category` is an id. */
export type GearForm = {
  name: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  category?: number;
};

/** A gear as it is stored: its code and its owner come from its category. */
export type StoredGear = Pick<Gear, "id" | "version" | "name" | "slug" | "isPonctualUsage" | "isConsumable">;

/** The `not-found` refusal for an unknown gear. */
export const gearNotFound = (id: number): FestivalError => notFound(`Le matos #${id} n'existe pas`);

/** The same for a gear that its slug names. */
export const gearOfSlugNotFound = (slug: string): FestivalError => notFound(`Le matos ${slug} n'existe pas`);

/** The `refused` error, on the field `name`, for a name that is taken. */
const gearAlreadyExists = (name: string): FestivalError =>
  refused(`Le matos « ${name} » existe déjà`, "name");

/**
 * The fields to store of a new gear, or of the gear `id`. Throws `bad-input` for the name, `refused` when
 * another gear has its slug.
 */
export function gearToStore(
  { name, isPonctualUsage, isConsumable }: Omit<GearForm, "category">,
  gears: readonly Pick<Gear, "id" | "slug">[],
  id?: number,
): Omit<StoredGear, "id" | "version"> {
  return { ...freeName(name, gears, id), isPonctualUsage, isConsumable };
}

function freeName(name: string, gears: readonly Pick<Gear, "id" | "slug">[], id?: number) {
  const names = catalogueName(name);
  if (gears.some((gear) => gear.slug === names.slug && gear.id !== id)) {
    throw gearAlreadyExists(names.name);
  }
  return names;
}

/** The error of the name of a new gear, or of the gear `id`. */
export const gearNameProblem = (name: string, gears: readonly Pick<Gear, "id" | "slug">[], id?: number) =>
  problemIn(() => freeName(name, gears, id));

/** The error of a gear's category: required, as the code comes from it. An id. */
export const gearCategoryProblem = (category: number | null): string | undefined =>
  category === null ? "La catégorie est nécessaire" : undefined;

/** GEAR-1, GEAR-2: a gear as the catalogue shows it. */
export function catalogueGear(gear: StoredGear, category?: CategoryInTree): Gear {
  if (!category) return gear;
  const { id, name, path, owner } = category;
  const gearCategory: GearCategory = { id, name, path };
  return {
    ...gear,
    category: gearCategory,
    ...(owner ? { owner } : {}),
    code: gearCode(path, gear.id),
  };
}

/**
 * `uses`: the sheets that ask for the gear, lend or buy it.
 * Throws `refused` with the list of them.
 */
export function checkGearRemovable(uses: readonly Use[]): void {
  checkUnused("Impossible de supprimer le matériel, il est lié à", uses);
}
