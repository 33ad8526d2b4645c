import type { workCategories } from "../festival-activity/sections/categories";

/** In the order in which they are offered when assignment starts. */
export const assignmentCategories = [
  "BAR",
  "RELOU",
  "STATIQUE",
  "MANUTENTION",
  "FUN",
] as const satisfies readonly (typeof workCategories)[number][];
/** The kind of work of a task in assignment; `categoryNames` says it. */
export type AssignmentCategory = (typeof assignmentCategories)[number];

/** The emoji that stands beside each category. */
export const categoryEmojis: Record<AssignmentCategory, string> = {
  BAR: "🍻",
  RELOU: "🥱",
  STATIQUE: "🥶",
  MANUTENTION: "👷",
  FUN: "😂",
};

/** How each category is written for a person. */
export const categoryNames: Record<AssignmentCategory, string> = {
  BAR: "Bar",
  RELOU: "Relou",
  STATIQUE: "Statique",
  MANUTENTION: "Manutention",
  FUN: "Fun",
};

/** `Bar 🍻`, or `Aucune 🤷‍♂️` for a task without category. */
export function categoryLabel(category: AssignmentCategory | undefined): string {
  return category ? `${categoryNames[category]} ${categoryEmojis[category]}` : "Aucune 🤷‍♂️";
}
