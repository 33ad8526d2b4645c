import { badInput } from "../../festival-error";

/** Offered by the sheet to classify an activity that is published. */
const publicationCategories = ["Divertissement", "Culture", "Sport", "Enfant", "Autre"] as const;

/** Kinds of work; a task takes one of them when its assignment starts. */
export const workCategories = ["STATIQUE", "BAR", "MANUTENTION", "FUN", "RELOU"] as const;

/** Every category that an activity may carry. */
export const activityCategories = [...publicationCategories, ...workCategories] as const;
/** A category; `activityCategoryLabel` writes it for a person. */
type ActivityCategory = (typeof activityCategories)[number];

/** The chosen categories that the festival still has: a former one on an older sheet would be refused. */
export const knownCategories = (chosen: readonly string[]): ActivityCategory[] =>
  activityCategories.filter((category) => chosen.includes(category));

/** A category as a person reads it, without the capitals of its code: « Relou ». */
export const activityCategoryLabel = (category: string): string =>
  `${category.charAt(0)}${category.slice(1).toLowerCase()}`;

/**
 * Reads categories that come from outside; one chosen twice counts once.
 * Throws `bad-input` « La catégorie … n'existe pas ».
 */
export function toCategories(texts: readonly string[]): ActivityCategory[] {
  const categories = texts.map((text) => {
    const category = activityCategories.find((known) => known === text);
    if (!category) throw badInput(`La catégorie ${text} n'existe pas`);
    return category;
  });
  return [...new Set(categories)];
}
