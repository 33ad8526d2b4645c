import type { workCategories } from "../festival-activity/sections/categories";

/** In the order in which they are offered when assignment starts. */
export const assignmentCategories = [
  "BAR",
  "RELOU",
  "STATIQUE",
  "MANUTENTION",
  "FUN",
] as const satisfies readonly (typeof workCategories)[number][];
export type AssignmentCategory = (typeof assignmentCategories)[number];

export const categoryEmojis: Record<AssignmentCategory, string> = {
  BAR: "🍻",
  RELOU: "🥱",
  STATIQUE: "🥶",
  MANUTENTION: "👷",
  FUN: "😂",
};

/** `BAR 🍻`, or `AUCUNE 🤷‍♂️` for a task without category. */
export function categoryLabel(category: AssignmentCategory | undefined): string {
  return category ? `${category} ${categoryEmojis[category]}` : "AUCUNE 🤷‍♂️";
}
