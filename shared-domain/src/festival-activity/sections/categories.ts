import { badInput } from "../../festival-error";

/** Offered by the sheet to classify an activity that is published. */
export const publicationCategories = ["Divertissement", "Culture", "Sport", "Enfant", "Autre"] as const;

export const workCategories = ["STATIQUE", "BAR", "MANUTENTION", "FUN", "RELOU"] as const;

export const activityCategories = [...publicationCategories, ...workCategories] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** Refuses what is not a category; one chosen twice counts once. */
export function toCategories(texts: readonly string[]): ActivityCategory[] {
  const chosen = texts.map((text) => {
    const category = activityCategories.find((known) => known === text);
    if (!category) throw badInput(`La catégorie ${text} n'existe pas`);
    return category;
  });
  return [...new Set(chosen)];
}
