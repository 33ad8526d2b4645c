import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { PAST_MEALS, type PastMeal } from "@coulisses/shared-domain/shared-meal/past-meal";
import * as rules from "@coulisses/shared-domain/shared-meal/shared-meal";

type Meal = rules.SharedMeal;
type Person = Meal["chef"];
/** The person who opens the pages. */
export const me: Person = { id: noel.id, name: displayName(noel) };
export const lea = { id: 901, name: "Lea (Lélé) Mauyno" };
export const max = { id: 902, name: "Max Petit" };
export const ida = { id: 903, name: "Ida Noir" };

const guests = (shotguns: Meal["shotguns"]) => ({ shotguns, shotgunCount: shotguns.length });
const date = "2026-11-20T10:00:00.000Z";

/** Shared meals in memory, with the rules of the server. */
export function mealsServer() {
  const meals = keptRows<Meal>({ notFound: rules.mealNotFound });
  /** Balances in cents by account id; absent ones are zero. */
  const balances = new Map<number, number>();
  /** The day of each meal, and those of which the treasurer took every payment back. */
  const days = new Map<number, string>();
  const cancelled = new Set<number>();
  beforeEach(() => [balances, days, cancelled].forEach((kept) => kept.clear()));
  const join = (meal: Meal, person: Person) => {
    rules.checkShotgun(meal, person.id);
    return guests([...meal.shotguns, { ...person, date }]);
  };
  const offer = (chef: Person, { menu, date: day, ...cost }: rules.MealForm) => {
    const meal = { menu, date: rules.mealDateText(day) };
    const added = meals.add({ chef, meal, areShotgunsOpen: true, ...guests([{ ...chef, date }]), ...cost });
    days.set(added.id, day.day);
    return added;
  };
  const ownLines = (meal: Meal, amount: number): PastMeal["own"] => {
    if (![meal.chef, ...meal.shotguns].some(({ id }) => id === me.id)) return undefined;
    const { share, payers } = rules.mealSplit(meal, amount);
    const payments = meal.chef.id === me.id ? payers : 1;
    const moved = share * payments;
    return cancelled.has(meal.id)
      ? { paid: 0, payments: 0, cancelled: moved }
      : { paid: moved, payments, cancelled: 0 };
  };
  const pastMeals = (): PastMeal[] =>
    meals
      .all()
      .flatMap((meal) => {
        const { id, chef, meal: said, shotguns, shotgunCount, expense } = meal;
        if (expense === undefined) return [];
        const own = ownLines(meal, expense.amount);
        const day = days.get(id) ?? "";
        return [{ id, chef, meal: said, shotguns, shotgunCount, expense, day, ...(own && { own }) }];
      })
      .sort((a, b) => b.day.localeCompare(a.day) || b.id - a.id);
  const opening = (areShotgunsOpen: boolean, check: (meal: Meal, person: number) => void) =>
    meals.changing((meal) => {
      check(meal, me.id);
      return { areShotgunsOpen };
    });
  const festival = festivalServer({
    sharedMeal: {
      list: ({ query: { ongoing } }) =>
        meals
          .all()
          .filter(({ expense }) => !ongoing || expense === undefined)
          .reverse(),
      listPast: ({ query: { before } }) => {
        const all = pastMeals();
        const start = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
        return all.slice(start, start + PAST_MEALS);
      },
      offer: ({ body }) => offer(me, body),
      shotgun: meals.changing((meal) => join(meal, me)),
      cancelShotgun: meals.changing((meal, { guestId }) => {
        rules.checkShotgunCancelled(meal, me.id, guestId);
        return guests(meal.shotguns.filter(({ id }) => id !== guestId));
      }),
      closeShotguns: opening(false, rules.checkShotgunsClosed),
      openShotguns: opening(true, rules.checkShotgunsOpened),
      previewClose: ({ id, query: { amount } }) => {
        rules.checkExpense(meals.find(id), me.id, amount);
        return rules.mealShares(meals.find(id), amount, balances);
      },
      close: meals.changing((meal, { body }) => {
        rules.checkExpense(meal, me.id, body.amount);
        return { expense: body };
      }),
      cancel: meals.removing((meal) => rules.checkMealCancelled(meal, me.id)),
    },
  });
  /** A raclette on the evening of 20 November, unless the test says otherwise. */
  const has = (chef: Person, form: Partial<rules.MealForm> = {}) =>
    offer(chef, { menu: "Raclette", date: { day: "2026-11-20", moment: "SOIR" }, ...form });
  /** Another guest joins from another device. */
  const shotgun = (id: number, person: Person) => meals.change(id, (meal) => join(meal, person));
  /** A meal that was closed, with these guests besides its chef. */
  const had = (
    chef: Person,
    others: readonly Person[],
    amount: number,
    form: Partial<rules.MealForm> = {},
  ) => {
    const { id } = has(chef, form);
    for (const person of others) shotgun(id, person);
    return meals.change(id, { expense: { amount, date } });
  };
  return { ...festival, meals, balances, cancelled, has, had, shotgun };
}
