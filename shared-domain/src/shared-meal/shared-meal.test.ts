import fc from "fast-check";
import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import {
  checkCharged,
  checkExpense,
  checkMealCancelled,
  checkShotgun,
  checkShotgunCancelled,
  checkShotgunsClosed,
  checkShotgunsOpened,
  expectedShare,
  mealCharges,
  mealContext,
  mealDateText,
  mealShares,
  mealSplit,
  type SharedMeal,
} from "./shared-meal";

const CHEF = 1;
const guests = (...ids: number[]) =>
  ids.map((id) => ({ id, name: `N${id}`, date: "2023-10-01T10:00:00.000Z" }));
const date = mealDateText({ day: "2023-10-13", moment: "SOIR" });
const open: SharedMeal = {
  id: 4,
  chef: { id: CHEF, name: "Lea (Lélé) Mauyno" },
  meal: { menu: "Raclette", date },
  areShotgunsOpen: true,
  shotgunCount: 1,
  shotguns: guests(CHEF),
};
const shut = { ...open, areShotgunsOpen: false };
const closed = { ...open, expense: { amount: 2000, date: "2023-10-14T10:00:00.000Z" } };
const chefOnly = (action: string) =>
  refusal(`Seul le.a chef.fe Lea (Lélé) Mauyno peut ${action}`, "forbidden");
const over = (action: string) => refusal(`Ce repas partagé a été clôturé, il n'est plus possible ${action}`);

it("a meal says its day without the year, and its moment", () => {
  expect(date).toBe("vendredi 13 octobre soir");
  expect(mealContext(date)).toBe("Repas partagé du vendredi 13 octobre soir");
});

describe("who eats", () => {
  it("says so once, while the shotguns are open (SM-2)", () => {
    expect(() => checkShotgun(open, 2)).not.toThrow();
    expect(() => checkShotgun(open, CHEF)).toThrow(refusal(`Tu as déjà shotgun pour le repas du ${date}`));
    expect(() => checkShotgun(shut, 2)).toThrow(
      refusal("Il n'est pas possible de shotgun lorsque ceux-ci sont fermés"),
    );
    expect(() => checkShotgun(closed, 2)).toThrow(over("de le shotgun"));
  });

  it("may leave while the shotguns are open, nobody else with them", () => {
    const meal = { ...open, shotguns: guests(CHEF, 2, 3) };
    expect(() => checkShotgunCancelled(meal, 2, 2)).not.toThrow();
    expect(() => checkShotgunCancelled(meal, 2, 3)).toThrow(chefOnly("annuler un shotgun"));
    expect(() => checkShotgunCancelled(closed, 2, 2)).toThrow(chefOnly("annuler un shotgun"));
  });

  it("leaves through the chef alone once they are closed; the chef may leave too (SM-3)", () => {
    const meal = { ...shut, shotguns: guests(CHEF, 2) };
    expect(() => checkShotgunCancelled(meal, CHEF, 2)).not.toThrow();
    expect(() => checkShotgunCancelled(meal, CHEF, CHEF)).not.toThrow();
    expect(() => checkShotgunCancelled(meal, 2, 2)).toThrow(chefOnly("annuler un shotgun"));
    expect(() => checkShotgunCancelled(closed, CHEF, CHEF)).toThrow(over("d'annuler un shotgun"));
    expect(() => checkShotgunCancelled(meal, CHEF, 9)).toThrow(
      notFoundRefusal(`L'adhérent #9 n'est pas convive du repas du ${date}`),
    );
  });
});

it("what each would pay is told before the meal is closed, with who is below zero then (SM-8)", () => {
  const meal = { ...open, shotguns: guests(CHEF, 2, 3, 4) };
  const balances = new Map([
    [2, 500],
    [3, 499],
  ]);
  expect(mealShares(meal, 2000, balances)).toEqual([
    { guest: { id: 2, name: "N2" }, amount: 500, isBelowZero: false },
    { guest: { id: 3, name: "N3" }, amount: 500, isBelowZero: true },
    { guest: { id: 4, name: "N4" }, amount: 500, isBelowZero: true },
  ]);
});

it("a shotgun says what it may cost where the chef said so", () => {
  expect(expectedShare({ ...open, expectedCost: 2000 }, 3)).toBe(670);
  expect(expectedShare(open, 3)).toBeUndefined();
});

describe("the chef", () => {
  it("alone closes, opens and cancels (SM-4)", () => {
    expect(() => checkShotgunsClosed(open, 2)).toThrow(chefOnly("fermer les shotguns"));
    expect(() => checkShotgunsOpened(shut, 2)).toThrow(chefOnly("ouvrir les shotguns"));
    expect(() => checkMealCancelled(open, 2)).toThrow(chefOnly("annuler un repas"));
    expect(() => checkExpense(open, 2, 500)).toThrow(chefOnly("renseigner une dépense"));
  });

  it("closes what is open and opens what is closed (SM-5)", () => {
    expect(() => checkShotgunsClosed(open, CHEF)).not.toThrow();
    expect(() => checkShotgunsOpened(shut, CHEF)).not.toThrow();
    expect(() => checkShotgunsClosed(shut, CHEF)).toThrow(refusal("Les shotguns sont déjà fermés"));
    expect(() => checkShotgunsOpened(open, CHEF)).toThrow(refusal("Les shotguns sont déjà ouverts"));
  });

  it("changes nothing once the meal is closed (SM-7, decision 51)", () => {
    expect(() => checkShotgunsClosed(closed, CHEF)).toThrow(over("de fermer les shotguns"));
    expect(() => checkShotgunsOpened(closed, CHEF)).toThrow(over("d'ouvrir les shotguns"));
    expect(() => checkMealCancelled(closed, CHEF)).toThrow(over("d'annuler le repas"));
  });

  it("says once what it cost, with guests, open or not (SM-6)", () => {
    expect(() => checkExpense(open, CHEF, 2000)).not.toThrow();
    expect(() => checkExpense(shut, CHEF, 2000)).not.toThrow();
    expect(() => checkExpense(closed, CHEF, 2000)).toThrow(refusal("Le repas a déjà une dépense renseignée"));
    expect(() => checkExpense({ ...open, shotguns: [] }, CHEF, 2000)).toThrow(
      refusal("Il faut au moins un convive pour renseigner une dépense"),
    );
  });

  it.each([
    [0, "Le montant doit être supérieur à 0"],
    [100_001, "Le montant du repas partagé est trop élevé"],
  ])("can't have spent %d cents: %s (SM-9)", (amount, message) => {
    expect(() => checkExpense(open, CHEF, amount)).toThrow(badInputRefusal(message));
  });
});

describe("the shares of a meal", () => {
  it.each([
    [2000, [CHEF, 2, 3, 4], [500, 500, 500]],
    [2000, [CHEF, 2, 3], [670, 670]],
    [2000, [2, 3], [1000, 1000]],
    [2000, [CHEF], []],
  ])("of %d cents among %j are %j, the chef's left out (SM-8)", (cost, ids, shares) => {
    expect(mealCharges({ ...open, shotguns: guests(...ids) }, cost).map(({ amount }) => amount)).toEqual(
      shares,
    );
  });

  it("are shown to the chef before the meal is closed (SM-8)", () => {
    const split = (...ids: number[]) => mealSplit({ ...open, shotguns: guests(...ids) }, 2000);
    expect(split(CHEF, 2, 3)).toEqual({ share: 670, payers: 2, rest: 660 });
    expect(split(2, 3)).toEqual({ share: 1000, payers: 2, rest: 0 });
    expect(split(CHEF)).toEqual({ share: 2000, payers: 0, rest: 2000 });
  });

  it("are of those alone who have a personal account", () => {
    const zoe = { ...open.chef, id: 7, name: "Zoé", date: "" };
    expect(() => checkCharged([zoe], new Set([7]))).not.toThrow();
    expect(() => checkCharged([zoe, { ...zoe, id: 8, name: "Ida" }], new Set())).toThrow(
      refusal("Zoé et Ida n'ont pas de compte personnel"),
    );
  });

  it("never leave the chef to pay more than a guest", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 200 }), (cost, others) => {
        const ids = Array.from({ length: others }, (_, at) => at + 2);
        const charges = mealCharges({ ...open, shotguns: guests(CHEF, ...ids) }, cost);
        const received = charges.reduce((sum, { amount }) => sum + amount, 0);
        expect(cost - received).toBeLessThanOrEqual(charges[0]?.amount ?? 0);
      }),
    );
  });
});
