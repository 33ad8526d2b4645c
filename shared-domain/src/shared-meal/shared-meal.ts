import { badInput, forbidden, notFound, refused } from "../festival-error";
import { shareToFiveCents } from "../money/amount";
import { isBelowZero } from "../personal-account/balance";
import { formatDay } from "../time/format";
import { parisInstant } from "../time/paris";

/** Lunch or dinner. */
export const mealMoments = ["MIDI", "SOIR"] as const;
/** When a meal is served: `day` is `yyyy-mm-dd`. */
export type MealDate = { day: string; moment: (typeof mealMoments)[number] };

/** The fields of a meal that a chef offers; `expectedCost` is for the whole meal, in cents. */
export type MealForm = { menu: string; date: MealDate; expectedCost?: number };

/** A guest; `date` is the instant of their shotgun. */
type Shotgun = { id: number; name: string; date: string };

/**
 * A meal that one person cooks and all who eat pay for; `expense.amount` is in cents, and its presence closes
 * the meal.
 */
export type SharedMeal = {
  id: number;
  chef: { id: number; name: string };
  meal: { menu: string; date: string };
  areShotgunsOpen: boolean;
  shotgunCount: number;
  shotguns: Shotgun[];
  /** The chef's estimate, in cents. */
  expectedCost?: number;
  expense?: { amount: number; date: string };
};

/** SM-9: the highest cost of a meal, in cents: 1 000 €. */
export const MAX_MEAL = 100_000;

/** `vendredi 13 octobre soir`. */
export const mealDateText = ({ day, moment }: MealDate) =>
  `${formatDay(parisInstant(day))} ${moment.toLowerCase()}`;

/** The context of a guest's line. */
export const mealContext = (date: string) => `Repas partagé du ${date}`;

/** SM-2: the `not-found` refusal for an unknown meal. */
export const mealNotFound = (id: number) => notFound(`Impossible de trouver le repas partagé #${id}`);
/** SM-1, SM-2: the `not-found` refusal for an unknown chef or guest. */
export const adherentNotFound = (id: number, role: "chef" | "convive") =>
  notFound(`Impossible de trouver l'adhérent #${id} en tant que ${role}`);

const CLOSED = "Ce repas partagé a été clôturé, il n'est plus possible";

/** The actions reserved to the chef, as refusals name them. */
const chefOnly = {
  cancelShotgun: "annuler un shotgun",
  expense: "renseigner une dépense",
  cancel: "annuler un repas",
  close: "fermer les shotguns",
  open: "ouvrir les shotguns",
};

/** SM-3, SM-4: throws `forbidden` for anyone but the chef. */
function checkChef({ chef }: SharedMeal, person: number, action: keyof typeof chefOnly): void {
  if (chef.id !== person) throw forbidden(`Seul le.a chef.fe ${chef.name} peut ${chefOnly[action]}`);
}

function checkOngoing({ expense }: SharedMeal, action: string): void {
  if (expense) throw refused(`${CLOSED} ${action}`);
}

/**
 * SM-2, SM-7: throws `refused` when the person can't eat: the meal or its shotguns are closed, or they eat
 * already.
 */
export function checkShotgun(meal: SharedMeal, person: number): void {
  checkOngoing(meal, "de le shotgun");
  if (!meal.areShotgunsOpen) {
    throw refused("Il n'est pas possible de shotgun lorsque ceux-ci sont fermés");
  }
  if (meal.shotguns.some(({ id }) => id === person)) {
    throw refused(`Tu as déjà shotgun pour le repas du ${meal.meal.date}`);
  }
}

/** True when a guest may leave without the chef: while shotguns are open, so before the chef shops. */
export const mayLeaveMeal = ({ areShotgunsOpen, expense }: SharedMeal): boolean =>
  areShotgunsOpen && expense === undefined;

/** SM-3, SM-7: throws unless the chef of an ongoing meal removes a guest, or a guest leaves in time. */
export function checkShotgunCancelled(meal: SharedMeal, person: number, guest: number): void {
  if (person !== guest || !mayLeaveMeal(meal)) checkChef(meal, person, "cancelShotgun");
  checkOngoing(meal, "d'annuler un shotgun");
  if (!meal.shotguns.some(({ id }) => id === guest)) {
    throw notFound(`L'adhérent #${guest} n'est pas convive du repas du ${meal.meal.date}`);
  }
}

/** SM-4: throws unless the chef cancels an ongoing meal. */
export function checkMealCancelled(meal: SharedMeal, person: number): void {
  checkChef(meal, person, "cancel");
  checkOngoing(meal, "d'annuler le repas");
}

/** SM-4, SM-5, SM-7: throws unless the chef of an ongoing meal closes its open shotguns. */
export function checkShotgunsClosed(meal: SharedMeal, person: number): void {
  checkChef(meal, person, "close");
  checkOngoing(meal, "de fermer les shotguns");
  if (!meal.areShotgunsOpen) throw refused("Les shotguns sont déjà fermés");
}

/** SM-4, SM-5, SM-7: throws unless the chef of an ongoing meal opens its closed shotguns again. */
export function checkShotgunsOpened(meal: SharedMeal, person: number): void {
  checkChef(meal, person, "open");
  checkOngoing(meal, "d'ouvrir les shotguns");
  if (meal.areShotgunsOpen) throw refused("Les shotguns sont déjà ouverts");
}

/** SM-9: the error of a meal's cost in cents. */
export function mealCostProblem(amount: number): string | undefined {
  if (amount <= 0) return "Le montant doit être supérieur à 0";
  return amount > MAX_MEAL ? "Le montant du repas partagé est trop élevé" : undefined;
}

/**
 * SM-4, SM-6, SM-9: throws unless the chef enters the cost of a meal with guests, in cents, for the first
 * time.
 */
export function checkExpense(meal: SharedMeal, person: number, amount: number): void {
  const problem = mealCostProblem(amount);
  if (problem) throw badInput(problem, "amount");
  checkChef(meal, person, "expense");
  if (meal.expense) throw refused("Le repas a déjà une dépense renseignée");
  if (meal.shotguns.length === 0) {
    throw refused("Il faut au moins un convive pour renseigner une dépense");
  }
}

const names = new Intl.ListFormat("fr", { type: "conjunction" });

/** Throws `refused` with the names of people who would be charged without a personal account. */
export function checkCharged(charged: readonly Shotgun[], holders: ReadonlySet<number>): void {
  const others = charged.filter(({ id }) => !holders.has(id));
  if (others.length === 0) return;
  const have = others.length > 1 ? "n'ont pas" : "n'a pas";
  throw refused(`${names.format(others.map(({ name }) => name))} ${have} de compte personnel`);
}

/** SM-8: what each guest owes the chef, in cents: an equal share, rounded up to the next five cents. */
export const mealShare = (amount: number, guests: number) => shareToFiveCents(amount, guests);

/** The people whose number makes the share of each. */
type Eaters = Pick<SharedMeal, "chef" | "shotguns">;

/** SM-8: the amount that each guest pays the chef; the chef's own share is not charged. */
export function mealCharges({ chef, shotguns }: Eaters, amount: number): { guest: number; amount: number }[] {
  const share = mealShare(amount, shotguns.length);
  return shotguns.filter(({ id }) => id !== chef.id).map(({ id }) => ({ guest: id, amount: share }));
}

/** The expected share in cents among so many eaters; undefined without an expected cost. */
export const expectedShare = ({ expectedCost }: SharedMeal, eaters: number): number | undefined =>
  expectedCost === undefined ? undefined : mealShare(expectedCost, eaters);

/** The share of a guest in cents, and whether it leaves their account below zero. */
export type MealShare = { guest: { id: number; name: string }; amount: number; isBelowZero: boolean };

/**
 * SM-8: the share of each guest, and whose account would be below zero; `balances` are in cents, by guest.
 */
export function mealShares(
  meal: SharedMeal,
  amount: number,
  balances: ReadonlyMap<number, number>,
): MealShare[] {
  const amounts = new Map(mealCharges(meal, amount).map(({ guest, amount: share }) => [guest, share]));
  return meal.shotguns.flatMap(({ id, name }) => {
    const share = amounts.get(id);
    if (share === undefined) return [];
    return [
      { guest: { id, name }, amount: share, isBelowZero: isBelowZero((balances.get(id) ?? 0) - share) },
    ];
  });
}

/**
 * SM-8: the effect of closing a meal, in cents: each of `payers` guests pays `share`, the chef bears `rest`.
 */
export function mealSplit(meal: Eaters, amount: number): { share: number; payers: number; rest: number } {
  const charges = mealCharges(meal, amount);
  const share = mealShare(amount, meal.shotguns.length);
  return { share, payers: charges.length, rest: amount - share * charges.length };
}
