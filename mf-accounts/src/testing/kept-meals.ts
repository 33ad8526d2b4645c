import { answer, api, read } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import {
  checkExpense,
  checkMealCancelled,
  checkShotgun,
  checkShotgunCancelled,
  checkShotgunsClosed,
  checkShotgunsOpened,
  mealDateText,
  type MealForm,
  mealNotFound,
  mealShares,
  type SharedMeal,
} from "@coulisses/shared-domain/shared-meal/shared-meal";
import { http } from "msw";

type Id = { id: string };
type Person = { id: number; name: string };

/** The reader of the pages. */
export const me: Person = { id: noel.id, name: displayName(noel) };
const date = "2026-11-20T10:00:00.000Z";
const path = "shared-meals";

/** Shared meals in memory, under the festival's rules. */
export function keptMeals() {
  const meals = new Map<number, SharedMeal>();
  const balances = new Map<number, number>();
  beforeEach(() => {
    meals.clear();
    balances.clear();
  });

  const find = (id: unknown) => {
    const meal = meals.get(Number(id));
    if (!meal) throw mealNotFound(Number(id));
    return meal;
  };
  const keep = (meal: SharedMeal): SharedMeal => {
    meals.set(meal.id, { ...meal, shotgunCount: meal.shotguns.length });
    return find(meal.id);
  };
  const offer = (chef: Person, { menu, date: day, ...cost }: MealForm): SharedMeal =>
    keep({
      ...{ id: meals.size + 1, chef, meal: { menu, date: mealDateText(day) }, areShotgunsOpen: true },
      ...{ shotgunCount: 1, shotguns: [{ ...chef, date }], ...cost },
    });
  const shotgun = (id: unknown, person: Person) => {
    const meal = find(id);
    checkShotgun(meal, person.id);
    return keep({ ...meal, shotguns: [...meal.shotguns, { ...person, date }] });
  };
  const letShotgun = (id: unknown, open: boolean) => {
    const meal = find(id);
    if (open) checkShotgunsOpened(meal, me.id);
    else checkShotgunsClosed(meal, me.id);
    return keep({ ...meal, areShotgunsOpen: open });
  };

  const handlers = [
    read(path, () => [...meals.values()].reverse()),
    http.post(api(path), ({ request }) =>
      answer(async () => offer(me, (await request.json()) as MealForm), 201),
    ),
    http.post<Id>(api(`${path}/:id/shotgun`), ({ params }) => answer(() => shotgun(params.id, me))),
    http.delete<Id & { guest: string }>(api(`${path}/:id/shotgun/:guest`), ({ params }) =>
      answer(() => {
        const meal = find(params.id);
        checkShotgunCancelled(meal, me.id, Number(params.guest));
        return keep({ ...meal, shotguns: meal.shotguns.filter(({ id }) => id !== Number(params.guest)) });
      }),
    ),
    http.post<Id>(api(`${path}/:id/close-shotguns`), ({ params }) =>
      answer(() => letShotgun(params.id, false)),
    ),
    http.post<Id>(api(`${path}/:id/open-shotguns`), ({ params }) =>
      answer(() => letShotgun(params.id, true)),
    ),
    http.get<Id>(api(`${path}/:id/expense`), ({ params, request }) =>
      answer(() => {
        const amount = Number(new URL(request.url).searchParams.get("amount"));
        checkExpense(find(params.id), me.id, amount);
        return mealShares(find(params.id), amount, balances);
      }),
    ),
    http.post<Id>(api(`${path}/:id/expense`), ({ params, request }) =>
      answer(async () => {
        const expense = (await request.json()) as { amount: number; date: string };
        checkExpense(find(params.id), me.id, expense.amount);
        return keep({ ...find(params.id), expense });
      }),
    ),
    http.delete<Id>(api(`${path}/:id`), ({ params }) =>
      answer(() => {
        checkMealCancelled(find(params.id), me.id);
        meals.delete(Number(params.id));
      }),
    ),
  ];

  return {
    handlers,
    /** Balances in cents by account id; absent ones are zero. */
    balances,
    find,
    keep,
    /** Another guest joins from another device. */
    shotgun,
    /** A raclette on the evening of 20 November, unless the test says otherwise. */
    has: (chef: Person, form: Partial<MealForm> = {}) =>
      offer(chef, { menu: "Raclette", date: { day: "2026-11-20", moment: "SOIR" }, ...form }),
  };
}
