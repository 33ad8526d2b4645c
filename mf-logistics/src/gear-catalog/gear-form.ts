import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import type { Category, GearForm } from "@coulisses/shared-domain/contract/gear-catalogue";
import { gearToKeep } from "@coulisses/shared-domain/gear/gear";
import { refusalOf } from "../parts/refusal-of";

export type GearValues = {
  name: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  /** An id. */
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

export type GearErrors = { name?: string | undefined; category?: string | undefined };

/** What the server would refuse, and the category, without which a gear has no code. */
export function gearErrors(values: GearValues, gears: readonly Gear[], id?: number): GearErrors {
  return {
    name: refusalOf(() => gearToKeep(values, gears, id)),
    category: values.category === null ? "La catégorie est nécessaire" : undefined,
  };
}

const yesOrNo = (value: boolean) => (value ? "oui" : "non");

/** What somebody else has made of it, in words. */
export function gearSummary(values: GearValues, categories: readonly Category[]): string {
  const category = categories.find(({ id }) => id === values.category)?.name ?? "aucune";
  return [
    `Nom : ${values.name}`,
    `Catégorie : ${category}`,
    `Matos d'appoint : ${yesOrNo(values.isPonctualUsage)}`,
    `Matos consommable : ${yesOrNo(values.isConsumable)}`,
  ].join("\n");
}
