import {
  mealContext,
  type MealDate,
  mealDateText,
  mealShare,
} from "@coulisses/shared-domain/shared-meal/shared-meal";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import type { Random } from "../random";
import type { Book } from "./book";

/** A meal with its guests, chef included; `batch` is the index of their payments. */
export type DemoMeal = MealDate & {
  chef: number;
  menu: string;
  areShotgunsOpen: boolean;
  guests: { guest: number; at: Date }[];
  expectedCost: number;
  expense: { amount: number; at: Date; batch: number } | null;
};

/** The usual cost of a meal for each guest, in cents. */
const USUAL_SHARE = 500;

const menus = [
  "Tartiflette, salade verte, tarte aux pommes",
  "Lasagnes aux légumes et tiramisu",
  "Curry de pois chiches, riz, mangue",
  "Crêpes salées puis sucrées, cidre",
  "Couscous, végétarien ou non",
  "Raclette, il reste deux appareils",
  "Pizzas maison, chacun la sienne",
  "Chili sin carne, quesadillas, glaces",
] as const;

const HOUR = 3_600_000;

type Setting = { random: Random; people: readonly number[] };

/** Offered some days before its day; guests shotgun during the hours that follow. */
function meal(
  { random, people }: Setting,
  chef: number,
  date: MealDate,
  regulars: readonly number[],
): DemoMeal {
  const offered = parisInstant(addDays(date.day, -4), random.between(10, 20)).getTime();
  const others = people.filter((id) => id !== chef && !regulars.includes(id));
  const guests = [chef, ...regulars, ...random.some(others, random.between(4, 9))];
  return {
    chef,
    ...date,
    menu: random.pick(menus),
    areShotgunsOpen: true,
    expense: null,
    expectedCost: guests.length * USUAL_SHARE,
    guests: guests.map((guest, rank) => ({ guest, at: new Date(offered + rank * 0.7 * HOUR) })),
  };
}

/** A past meal, paid for the day after; the regulars ate there whatever chance says of the others. */
export function eatenMeal(
  setting: Setting,
  book: Book,
  { chef, day, regulars }: { chef: number; day: string; regulars: readonly number[] },
): DemoMeal {
  const { random } = setting;
  const moment = random.pick<MealDate["moment"]>(["MIDI", "SOIR"]);
  const eaten = meal(
    setting,
    chef,
    { day, moment },
    regulars.filter((id) => id !== chef),
  );
  const amount = random.between(250, 700) * eaten.guests.length;
  const share = mealShare(amount, eaten.guests.length);
  const at = parisInstant(addDays(day, 1), 11, random.between(0, 59));
  const context = mealContext(mealDateText(eaten));
  const batch = book.write({
    name: context,
    madeBy: chef,
    at,
    cost: null,
    lines: eaten.guests
      .filter(({ guest }) => guest !== chef)
      .map(({ guest }) => ({ type: "SHARED_MEAL", from: guest, to: chef, amount: share, context })),
  });
  return { ...eaten, expense: { amount, at, batch } };
}

/** The meals to come: one with open shotguns, and one whose chef has gone shopping. */
export function comingMeals(
  setting: Setting,
  now: Date,
  { chefs: [first, second], guest }: { chefs: readonly [number, number]; guest: number },
): DemoMeal[] {
  const today = parisDay(now);
  const closed = meal(setting, first, { day: addDays(today, 1), moment: "SOIR" }, []);
  const open = meal(setting, second, { day: addDays(today, 3), moment: "SOIR" }, [guest]);
  const untilNow = ({ guests, ...rest }: DemoMeal): DemoMeal => ({
    ...rest,
    guests: guests.map(({ guest: id, at }) => ({ guest: id, at: at < now ? at : now })),
  });
  return [untilNow({ ...closed, areShotgunsOpen: false }), untilNow(open)];
}
