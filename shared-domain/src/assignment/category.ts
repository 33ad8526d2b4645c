import type { workCategories } from "../festival-activity/sections/categories";

/** In the order in which they are offered when assignment starts. */
export const assignmentCategories = [
  "BAR",
  "RELOU",
  "STATIQUE",
  "MANUTENTION",
  "FUN",
] as const satisfies readonly (typeof workCategories)[number][];
/** The kind of work of a task in assignment; the value is the label. */
export type AssignmentCategory = (typeof assignmentCategories)[number];

/** The emoji that stands beside each category. */
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
