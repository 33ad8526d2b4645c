import type { Contribution } from "@coulisses/shared-domain/contribution/contribution";
import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";
import { DEPOSIT_CONTEXT } from "@coulisses/shared-domain/personal-account/transaction";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { demoEmail } from "../accounts";
import type { DemoPerson } from "../people/people";
import type { Random } from "../random";
import { type Book, type DemoBatch, openBook } from "./book";
import { buildContributions } from "./contributions";
import { barrelEvening, cupboard, drinkers, drinks, openedBarrel, undoneBatch } from "./evenings";
import { comingMeals, type DemoMeal, eatenMeal } from "./meals";

/** All movements between personal accounts and the cash, the oldest first, with contributions and meals. */
export type DemoMoney = {
  batches: readonly DemoBatch[];
  barrels: Barrel[];
  meals: DemoMeal[];
  contributions: Contribution[];
};

const WEEKS = 104;
/** Weeks ago. */
const COOKED_BY_HARD = 11;
/** Roles of accounts that the login page lists. */
const eaters = ["hard", "humain", "sg", "vieux"] as const;
const events = [
  "Week-end ski",
  "Barbecue de rentrée",
  "Soirée de Noël",
  "Sortie karting",
  "Week-end d'été",
] as const;
const reasons = [
  "Courses du local",
  "Pizza de jeudi",
  "Covoiturage",
  "Remboursement du ciné",
  "Cadeau de Camille",
  "Péage",
  "Place de concert",
  "Ma part du loyer de la salle",
] as const;

type Life = { random: Random; book: Book; holders: readonly number[]; sg: number; debtor: number };

/** Two years of an association's money, the last days included. */
export function buildMoney(random: Random, now: Date, people: readonly DemoPerson[]): DemoMoney {
  const idOf = (role: string) => people.find(({ email }) => email === demoEmail(role))?.id ?? 1;
  const holders = people
    .filter(({ teams }) => teams.includes("hard") || teams.includes("vieux"))
    .map(({ id }) => id);
  const life: Life = { random, book: openBook(), holders, sg: idOf("sg"), debtor: idOf("vieux") };
  const meals: DemoMeal[] = [];
  const barrels = new Map<string, Barrel>();
  const today = parisDay(now);

  initialise(life, addDays(today, -7 * WEEKS - 3));
  for (let week = WEEKS; week > 0; week--) {
    const monday = addDays(today, -7 * week);
    if (week % 4 === 0) deposit(life, monday);
    if (week % 3 === 1) takeFromCupboard(life, addDays(monday, 1));
    if (random.happens(0.7)) transfer(life, addDays(monday, 2));
    // The last week has its evening, so that screens show something recent.
    if (week === 1 || random.happens(0.4)) {
      const barrel = spendEvening(life, addDays(monday, 3), week);
      barrels.set(barrel.slug, barrel);
    }
    if (week % 13 === 5) goOut(life, addDays(monday, 5));
    if (week % 9 === 2) {
      const drawn = random.some(holders, 1)[0] ?? life.sg;
      // The accounts of the login page find a part of theirs among the last meals, one of them as the chef.
      const chef = week === COOKED_BY_HARD ? idOf("hard") : drawn;
      const regulars = week <= COOKED_BY_HARD ? eaters.map(idOf) : [];
      const day = addDays(monday, 5);
      meals.push(eatenMeal({ random, people: holders }, life.book, { chef, day, regulars }));
    }
  }
  meals.push(
    ...comingMeals({ random, people: holders }, now, {
      chefs: [idOf("matos"), idOf("catering")],
      guest: idOf("hard"),
    }),
  );
  return {
    batches: life.book.batches,
    barrels: [...barrels.values()].slice(0, 4),
    meals,
    contributions: buildContributions(random, now, people),
  };
}

/** The balances of the notebook used before. */
function initialise({ random, book, holders, sg }: Life, day: string): void {
  const context = "Reprise du cahier des comptes";
  book.write({
    name: "Reprise des comptes",
    madeBy: sg,
    at: parisInstant(day, 14),
    cost: null,
    lines: holders.map((id) => {
      const amount = random.between(20, 700) * 10;
      return random.happens(0.8)
        ? { type: "INITIALIZATION", from: "cash", to: id, amount, context }
        : { type: "INITIALIZATION", from: id, to: "cash", amount: Math.ceil(amount / 5), context };
    }),
  });
}

/** Most people with little money left bring some. */
function deposit({ random, book, holders, sg, debtor }: Life, day: string): void {
  const lines = holders
    .filter((id) => id !== debtor && book.balanceOf(id) < 800 && random.happens(0.75))
    .map((id) => ({
      type: "DEPOSIT" as const,
      from: "cash" as const,
      to: id,
      context: DEPOSIT_CONTEXT,
      amount: random.pick([1000, 2000, 2000, 3000, 4000, 5000]),
    }));
  if (lines.length === 0) return;
  book.write({ name: "Dépôts", madeBy: sg, at: parisInstant(day, 18, 10), cost: null, lines });
}

function takeFromCupboard({ random, book, holders, sg }: Life, day: string): void {
  const consumptions = drinkers(random, holders, [10, 24], 8);
  book.write(cupboard({ by: sg, at: parisInstant(day, 19, 30), consumptions }));
}

/** People share the cost of a barrel; sometimes a save is wrong, taken back and done again. */
function spendEvening({ random, book, holders, sg }: Life, day: string, week: number): Barrel {
  const barrel = openedBarrel(random.pick(drinks), parisInstant(day, 19));
  const at = parisInstant(addDays(day, 1), 0, random.between(5, 55));
  const consumptions = drinkers(random, holders, [18, 42], 11);
  if (week % 40 === 1) {
    const mistyped = consumptions.map(({ consumer }) => ({ consumer, consumption: random.between(1, 11) }));
    const before = new Date(at.getTime() - 20 * 60_000);
    book.write(undoneBatch(barrelEvening(barrel, { by: sg, at: before, consumptions: mistyped }), 12));
  }
  book.write(barrelEvening(barrel, { by: sg, at, consumptions }));
  return barrel;
}

/** A friend pays another back; sometimes an organiser corrects a wrong payee. */
function transfer({ random, book, holders, sg }: Life, day: string): void {
  const solvent = holders.filter((id) => book.balanceOf(id) > 0);
  const [payer] = random.some(solvent, 1);
  const [payee] = random.some(
    holders.filter((id) => id !== payer),
    1,
  );
  if (payer === undefined || payee === undefined) return;
  const at = parisInstant(day, random.between(8, 22), random.between(0, 59));
  const context = random.pick(reasons);
  const isMistaken = random.happens(0.08);
  const takenBack = { by: sg, at: new Date(at.getTime() + 20 * 3_600_000) };
  const amount = random.between(20, 250) * 10;
  book.write({
    name: "Virement",
    madeBy: payer,
    at,
    cost: null,
    lines: [{ type: "TRANSFER", from: payer, to: payee, amount, context, ...(isMistaken && { takenBack }) }],
  });
}

/** An outing that costs all participants the same. */
function goOut({ random, book, holders, sg }: Life, day: string): void {
  const context = random.pick(events);
  const amount = random.between(6, 30) * 100;
  const people = random.some(holders, random.between(14, 30));
  book.write({
    name: context,
    madeBy: sg,
    at: parisInstant(day, 20),
    cost: null,
    lines: people.map((id) => ({ type: "EXTERNAL_EVENT", from: id, to: "cash", amount, context })),
  });
}
