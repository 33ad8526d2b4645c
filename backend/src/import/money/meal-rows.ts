import type { NewRow } from "../area";
import { sharedMealGuests, sharedMeals } from "../../database/schema/money";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import type { PeerLine } from "./lines";
import { mealRow, type PeerMeal } from "./meals";

export type MealRows = {
  meals: NewRow<typeof sharedMeals>[];
  guests: NewRow<typeof sharedMealGuests>[];
};

type Money = {
  linesOf: ReadonlyMap<number, readonly PeerLine[]>;
  batchOf: ReadonlyMap<number, number>;
};

/** The meals with the batch of their lines, and their guests: one portion each. */
export function mealRows(
  peer: PeerTables,
  { ids, report, meals, money }: { ids: Numbering; report: Report; meals: readonly PeerMeal[]; money: Money },
): MealRows {
  return {
    meals: meals.map((meal) => ({
      id: meal.id,
      chefId: ids.person(meal.chef_id),
      menu: meal.menu,
      ...meal.when,
      areShotgunsOpen: meal.are_shotguns_open,
      ...expense(meal, money, { ids, report }),
      batchId: money.batchOf.get(meal.id) ?? null,
    })),
    guests: guestRows(peer, meals, { ids, report }),
  };
}

type Context = { ids: Numbering; report: Report };

function expense(meal: PeerMeal, { linesOf }: Money, { ids, report }: Context) {
  if (meal.amount === null) {
    if (meal.closed_at !== null) {
      report.noted("shared_meal", mealRow(meal), "clôturé sans montant : il reste ouvert ici");
    }
    return { expenseAmount: null, expenseDate: null };
  }
  if (meal.closed_at !== null) return { expenseAmount: meal.amount, expenseDate: meal.closed_at };
  const [line] = linesOf.get(meal.id) ?? [];
  report.noted(
    "shared_meal",
    mealRow(meal),
    "clôturé sans date : celle de ses transactions, sinon de sa création",
  );
  return { expenseAmount: meal.amount, expenseDate: line?.created_at ?? meal.created_at ?? ids.now };
}

function guestRows(
  peer: PeerTables,
  meals: readonly PeerMeal[],
  { ids, report }: Context,
): MealRows["guests"] {
  const byId = new Map(meals.map((meal) => [meal.id, meal]));
  const known = new Map(peer.shared_meal.map((meal) => [meal.id, mealRow(meal).name]));
  return peer.shotgun.flatMap(({ guest_id, meal_id, date, portions }) => {
    const said = {
      key: `${String(meal_id)} ${String(guest_id)}`,
      name: `${ids.personName(guest_id)}, convive du ${known.get(meal_id) ?? "repas"}`,
    };
    const meal = byId.get(meal_id);
    if (meal === undefined) {
      report.out("shotgun", said, "le repas ne vient pas");
      return [];
    }
    if (portions !== 1) tellPortions(said, portions, meal);
    return [{ mealId: meal_id, guestId: ids.person(guest_id), at: date }];
  });

  function tellPortions(said: { key: string; name: string }, portions: number, meal: PeerMeal): void {
    report.noted("shotgun", said, `${String(portions)} parts : ici une par convive`);
    if (meal.amount !== null) return;
    report.warn(
      `${mealRow(meal).name} est encore ouvert et ${said.name.split(",")[0] ?? ""} y a ${String(portions)} parts : le clôturer ici partagerait à parts égales. Clôture-le dans Overbookd avant la reprise.`,
    );
  }
}
