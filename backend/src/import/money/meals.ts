import { mealContext, type MealDate } from "@coulisses/shared-domain/shared-meal/shared-meal";
import type { PeerRow, PeerTables } from "../peer";
import type { Report, ReportedRow } from "../report";
import type { PeerLine } from "./lines";
import { mealDayOf } from "./meal-day";

export type PeerMeal = PeerRow<"shared_meal"> & { when: MealDate };

export const mealRow = ({ id, date, menu }: PeerRow<"shared_meal">): ReportedRow => ({
  key: id,
  name: `Repas partagé nº ${String(id)} (${date}, « ${menu} »)`,
});

/** The meals whose day can be read; the others are out with their guests, their money stays. */
export function readableMeals(peer: PeerTables, now: Date, report: Report): PeerMeal[] {
  return peer.shared_meal.flatMap((meal) => {
    const shotguns = peer.shotgun
      .filter(({ meal_id }) => meal_id === meal.id)
      .map(({ date }) => date.getTime());
    const firstShotgun = shotguns.length === 0 ? undefined : new Date(Math.min(...shotguns));
    const near = meal.closed_at ?? meal.created_at ?? firstShotgun ?? now;
    const when = mealDayOf(meal.date, near);
    if (when !== undefined) return [{ ...meal, when }];
    report.out(
      "shared_meal",
      mealRow(meal),
      "le jour est illisible : le repas et ses convives ne viennent pas, ses transactions si",
    );
    return [];
  });
}

/** The lines of each closed meal: those to its chef with its context, nearest to its closing. */
export function linesOfMeals(
  meals: readonly PeerMeal[],
  lines: readonly PeerLine[],
): ReadonlyMap<number, PeerLine[]> {
  const closed = meals.filter(({ amount }) => amount !== null);
  const found = new Map<number, PeerLine[]>();
  for (const line of lines) {
    if (line.type !== "SHARED_MEAL") continue;
    const [nearest] = closed
      .filter(({ chef_id, date }) => chef_id === line.to && mealContext(date) === line.context)
      .toSorted((one, other) => distance(one, line) - distance(other, line));
    if (nearest !== undefined) found.set(nearest.id, [...(found.get(nearest.id) ?? []), line]);
  }
  return found;
}

const distance = ({ closed_at, created_at }: PeerMeal, line: PeerLine) =>
  Math.abs((closed_at ?? created_at ?? line.created_at).getTime() - line.created_at.getTime());
