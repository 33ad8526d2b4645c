import { answersTo, keptRows } from "@coulisses/shared-auth/testing";
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

type Person = { id: number; name: string };

/** The reader of the pages. */
export const me: Person = { id: noel.id, name: displayName(noel) };
const date = "2026-11-20T10:00:00.000Z";

/** Shared meals in memory, under the festival's rules. */
export function keptMeals() {
  const meals = keptRows<SharedMeal>({ notFound: mealNotFound });
  const balances = new Map<number, number>();
  beforeEach(() => balances.clear());

  const keep = (meal: SharedMeal): SharedMeal => meals.keep({ ...meal, shotgunCount: meal.shotguns.length });
  const offer = (chef: Person, { menu, date: day, ...cost }: MealForm): SharedMeal =>
    keep({
      id: meals.nextId(),
      chef,
      meal: { menu, date: mealDateText(day) },
      areShotgunsOpen: true,
      shotgunCount: 1,
      shotguns: [{ ...chef, date }],
      ...cost,
    });
  const shotgun = (id: number, person: Person) => {
    const meal = meals.find(id);
    checkShotgun(meal, person.id);
    return keep({ ...meal, shotguns: [...meal.shotguns, { ...person, date }] });
  };

  const handlers = answersTo({
    sharedMeal: {
      list: () => meals.all().reverse(),
      offer: ({ body }) => offer(me, body),
      shotgun: ({ id }) => shotgun(id, me),
      cancelShotgun: ({ id, guestId }) => {
        const meal = meals.find(id);
        checkShotgunCancelled(meal, me.id, guestId);
        return keep({ ...meal, shotguns: meal.shotguns.filter((guest) => guest.id !== guestId) });
      },
      closeShotguns: ({ id }) => {
        checkShotgunsClosed(meals.find(id), me.id);
        return meals.change(id, { areShotgunsOpen: false });
      },
      openShotguns: ({ id }) => {
        checkShotgunsOpened(meals.find(id), me.id);
        return meals.change(id, { areShotgunsOpen: true });
      },
      previewClose: ({ id, query: { amount } }) => {
        checkExpense(meals.find(id), me.id, amount);
        return mealShares(meals.find(id), amount, balances);
      },
      close: ({ id, body }) => {
        checkExpense(meals.find(id), me.id, body.amount);
        return meals.change(id, { expense: body });
      },
      cancel: ({ id }) => {
        checkMealCancelled(meals.find(id), me.id);
        meals.remove(id);
      },
    },
  });

  return {
    handlers,
    /** Balances in cents by account id; absent ones are zero. */
    balances,
    find: meals.find,
    keep,
    /** Another guest joins from another device. */
    shotgun,
    /** A raclette on the evening of 20 November, unless the test says otherwise. */
    has: (chef: Person, form: Partial<MealForm> = {}) =>
      offer(chef, { menu: "Raclette", date: { day: "2026-11-20", moment: "SOIR" }, ...form }),
  };
}
