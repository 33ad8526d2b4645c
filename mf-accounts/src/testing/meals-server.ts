import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
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
const guests = (shotguns: SharedMeal["shotguns"]) => ({ shotguns, shotgunCount: shotguns.length });

/** Shared meals in memory, under the festival's rules. */
export function mealsServer() {
  const meals = keptRows<SharedMeal>({ notFound: mealNotFound });
  /** Balances in cents by account id; absent ones are zero. */
  const balances = new Map<number, number>();
  beforeEach(() => balances.clear());

  const offer = (chef: Person, { menu, date: day, ...cost }: MealForm) =>
    meals.add({
      chef,
      meal: { menu, date: mealDateText(day) },
      areShotgunsOpen: true,
      ...guests([{ ...chef, date }]),
      ...cost,
    });
  const join = (meal: SharedMeal, person: Person) => {
    checkShotgun(meal, person.id);
    return guests([...meal.shotguns, { ...person, date }]);
  };
  const festival = festivalServer({
    sharedMeal: {
      list: () => meals.all().reverse(),
      offer: ({ body }) => offer(me, body),
      shotgun: meals.changing((meal) => join(meal, me)),
      cancelShotgun: ({ id, guestId }) => {
        const meal = meals.find(id);
        checkShotgunCancelled(meal, me.id, guestId);
        return meals.change(id, guests(meal.shotguns.filter((guest) => guest.id !== guestId)));
      },
      closeShotguns: meals.changing((meal) => {
        checkShotgunsClosed(meal, me.id);
        return { areShotgunsOpen: false };
      }),
      openShotguns: meals.changing((meal) => {
        checkShotgunsOpened(meal, me.id);
        return { areShotgunsOpen: true };
      }),
      previewClose: ({ id, query: { amount } }) => {
        checkExpense(meals.find(id), me.id, amount);
        return mealShares(meals.find(id), amount, balances);
      },
      close: ({ id, body }) => {
        checkExpense(meals.find(id), me.id, body.amount);
        return meals.change(id, { expense: body });
      },
      cancel: meals.removing((meal) => checkMealCancelled(meal, me.id)),
    },
  });
  return {
    ...festival,
    balances,
    find: meals.find,
    keep: meals.keep,
    /** Another guest joins from another device. */
    shotgun: (id: number, person: Person) => meals.change(id, (meal) => join(meal, person)),
    /** A raclette on the evening of 20 November, unless the test says otherwise. */
    has: (chef: Person, form: Partial<MealForm> = {}) =>
      offer(chef, { menu: "Raclette", date: { day: "2026-11-20", moment: "SOIR" }, ...form }),
  };
}
