import type { SharedMeal } from "./shared-meal";

/** Closed meals read at once. */
export const PAST_MEALS = 20;

/** The `id` of a tag: the closed meals, which no shotgun changes. */
export const PAST = "PAST";

/**
 * The lines of a meal on the reader's own account, in cents: their payment as a guest, those of the guests for
 * the chef. `cancelled` lines were taken back since and don't count in the others.
 */
type OwnMealLines = { paid: number; payments: number; cancelled: number };

/** A closed meal; `day` is `yyyy-mm-dd`. `own` is there for its chef and its guests. */
export type PastMeal = Pick<SharedMeal, "id" | "chef" | "meal" | "shotgunCount" | "shotguns"> & {
  day: string;
  expense: NonNullable<SharedMeal["expense"]>;
  own?: OwnMealLines;
};

/**
 * SM-8: the reader's part of a closed meal as the books have it, in cents: what a guest paid, what the chef
 * spent and did not get back; undefined for those who had no part in it.
 */
export function ownMealCost({ chef, expense, own }: PastMeal, reader: number): number | undefined {
  if (own === undefined) return undefined;
  return chef.id === reader ? expense.amount - own.paid : own.paid;
}
