import type { Category } from "@coulisses/shared-domain/gear/category";
import { rules } from "@coulisses/shared-pages/forms";
import {
  type Gear,
  type GearForm,
  gearCategoryProblem,
  gearNameProblem,
} from "@coulisses/shared-domain/gear/gear";

export type GearValues = {
  name: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  /** Id of a category. */
  category: number | null;
};

export function gearValues(gear?: Gear): GearValues {
  return {
    name: gear?.name ?? "",
    isPonctualUsage: gear?.isPonctualUsage ?? false,
    isConsumable: gear?.isConsumable ?? false,
    category: gear?.category?.id ?? null,
  };
}

export function toGearForm({ category, ...values }: GearValues): GearForm {
  return { ...values, name: values.name.trim(), ...(category !== null && { category }) };
}

/** Rules of a gear, as the server checks them; a gear needs a category for its code. */
export const gearRules = (gears: readonly Gear[], id?: number) =>
  rules<GearValues>({ name: (name) => gearNameProblem(name, gears, id), category: gearCategoryProblem });

const yesOrNo = (value: boolean) => (value ? "oui" : "non");

/** Another editor's version of the gear, in words. */
export function gearSummary(values: GearValues, categories: readonly Category[]): string {
  const category = categories.find(({ id }) => id === values.category)?.name ?? "aucune";
  return [
    `Nom : ${values.name}`,
    `Catégorie : ${category}`,
    `Matos d'appoint : ${yesOrNo(values.isPonctualUsage)}`,
    `Matos consommable : ${yesOrNo(values.isConsumable)}`,
  ].join("\n");
}
