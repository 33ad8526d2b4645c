import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { displayName } from "@coulisses/shared-domain/people/display-name";
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
  beforeEach(() => balances.clear());
  const join = (meal: Meal, person: Person) => {
    rules.checkShotgun(meal, person.id);
    return guests([...meal.shotguns, { ...person, date }]);
  };
  const offer = (chef: Person, { menu, date: day, ...cost }: rules.MealForm) => {
    const meal = { menu, date: rules.mealDateText(day) };
    return meals.add({ chef, meal, areShotgunsOpen: true, ...guests([{ ...chef, date }]), ...cost });
  };
  const opening = (areShotgunsOpen: boolean, check: (meal: Meal, person: number) => void) =>
    meals.changing((meal) => {
      check(meal, me.id);
      return { areShotgunsOpen };
    });
  const festival = festivalServer({
    sharedMeal: {
      list: () => meals.all().reverse(),
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
  return { ...festival, meals, balances, has, shotgun };
}
