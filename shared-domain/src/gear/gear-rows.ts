import { notYesNo, noneTwice, readYesNo } from "../spreadsheet/read-cell";
import type { Cells, Reading, SheetColumns, SheetKind } from "../spreadsheet/sheet-kind";
import { FestivalError } from "../festival-error";
import { slugOf } from "../slug";
import type { GearCategory } from "./category";
import { type Gear, type GearForm, gearToStore, type StoredGear } from "./gear";
import { PATH_SEPARATOR } from "./gear-code";

type Column = "name" | "category" | "consumable" | "ponctual";
type KnownGear = Pick<Gear, "id" | "name" | "slug" | "isPonctualUsage" | "isConsumable"> & {
  category?: { id: number };
};
type Known = { gears: readonly KnownGear[]; categories: readonly GearCategory[] };

/** A gear to add: what is stored of it, and its category. */
export type GearOfRow = Omit<StoredGear, "id" | "version"> & Required<Pick<GearForm, "category">>;

/** The columns of gear; those of the catalogue's own export among them. */
export const gearColumns: SheetColumns<Column> = {
  name: { title: "Nom", aliases: ["matos", "materiel", "nom-du-matos", "designation"], required: true },
  category: { title: "Catégorie", aliases: ["categorie-complete", "famille"], required: true },
  consumable: { title: "Consommable" },
  ponctual: { title: "Appoint", aliases: ["matos-d-appoint", "ponctuel"] },
};

/** Gear from rows; a category is named by its name, or by its path where several share it. */
export function gearRows({ gears, categories }: Known): SheetKind<Column, GearOfRow> {
  const bySlug = new Map(gears.map((gear) => [gear.slug, gear]));
  const named = new Map<string, GearCategory | string>();
  const categoryOf = (text: string) => {
    const found = named.get(text) ?? categoryNamed(text, categories);
    named.set(text, found);
    return found;
  };
  return {
    columns: gearColumns,
    read: (cells) => readGear(cells, bySlug, categoryOf),
    beside: noneTwice<Column, GearOfRow>("name", ({ slug }) => slug),
    suggestions: { category: categories.map(({ name, path }) => ({ value: path, label: name })) },
  };
}

function readGear(
  { name, category: typed, consumable, ponctual }: Cells<Column>,
  gears: ReadonlyMap<string, KnownGear>,
  categoryOf: (text: string) => GearCategory | string,
): Reading<Column, GearOfRow> {
  const [isConsumable, isPonctualUsage] = [readYesNo(consumable), readYesNo(ponctual)];
  const category = categoryOf(typed);
  const namesake = gears.get(slugOf(name));
  const form = { name, isConsumable: isConsumable ?? false, isPonctualUsage: isPonctualUsage ?? false };
  const isSame =
    namesake?.name === name.trim() &&
    namesake.isConsumable === isConsumable &&
    namesake.isPonctualUsage === isPonctualUsage &&
    typeof category !== "string" &&
    namesake.category?.id === category.id;
  if (isSame) return { present: true };
  const stored = storedOr(() => gearToStore(form, namesake ? [namesake] : []));
  const problems = {
    ...(typeof stored === "string" && { name: stored }),
    ...(typeof category === "string" && { category }),
    ...(isConsumable === undefined && { consumable: notYesNo(consumable) }),
    ...(isPonctualUsage === undefined && { ponctual: notYesNo(ponctual) }),
  };
  if (Object.keys(problems).length > 0 || typeof stored === "string" || typeof category === "string")
    return { problems };
  return { value: { ...stored, category: category.id } };
}

function storedOr<Stored>(store: () => Stored): Stored | string {
  try {
    return store();
  } catch (error) {
    if (error instanceof FestivalError) return error.message;
    throw error;
  }
}

function categoryNamed(text: string, categories: readonly GearCategory[]): GearCategory | string {
  if (text.trim() === "") return "La catégorie est nécessaire";
  const wanted = text.split(/[›>]/).map(slugOf).join(PATH_SEPARATOR);
  const exact = categories.find(({ path }) => path === wanted);
  const [category, another] = categories.filter(({ name }) => slugOf(name) === slugOf(text));
  if (exact) return exact;
  if (another) return `Plusieurs catégories s'appellent « ${text} » : écris son chemin`;
  return category ?? `La catégorie « ${text} » n'existe pas`;
}
