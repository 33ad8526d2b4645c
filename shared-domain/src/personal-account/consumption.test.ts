import fc from "fast-check";
import { badInputRefusal } from "../testing/refusal";
import {
  barrelCharges,
  barrelStickPrice,
  checkConsumptions,
  checkProvisions,
  provisionsCharges,
  provisionsContext,
  roundingSurplus,
} from "./consumption";

const drank = (...sticks: number[]) => sticks.map((consumption, at) => ({ consumer: at + 1, consumption }));
const amounts = (charges: { amount: number }[]) => charges.map(({ amount }) => amount);

describe("an evening of a barrel", () => {
  it("needs consumers, each with sticks (BA-1)", () => {
    expect(() => checkConsumptions([])).toThrow(badInputRefusal("Aucun consommateur n'est renseigné"));
    for (const sticks of [0, -1]) {
      expect(() => checkConsumptions(drank(2, sticks))).toThrow(
        badInputRefusal("Au moins une consommation n'est pas supérieur à 0"),
      );
    }
  });

  it("takes 10 000 sticks a person, not one more (decision 51)", () => {
    expect(() => checkConsumptions(drank(10_000))).not.toThrow();
    expect(() => checkConsumptions(drank(10_001))).toThrow(
      badInputRefusal("Pas plus de 10\u202f000 bâtons par personne"),
    );
  });

  it.each([
    [8000, [1, 3, 11], [534, 1600, 5867]],
    [10_000, [4, 1], [8000, 2000]],
    [5250, [41], [5250]],
    [5250, [1], [5250]],
  ])("of %d cents and %j sticks is shared as %j (BA-2)", (price, sticks, shares) => {
    expect(amounts(barrelCharges(price, drank(...sticks)))).toEqual(shares);
  });

  it("gives a person who stands on two lines two charges", () => {
    const twice = [
      { consumer: 7, consumption: 1 },
      { consumer: 7, consumption: 3 },
    ];
    expect(barrelCharges(1000, twice)).toEqual([
      { consumer: 7, amount: 250 },
      { consumer: 7, amount: 750 },
    ]);
  });

  it("pays the whole barrel, and leaves the association less than a cent a line", () => {
    const sticks = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), sticks, (price, counts) => {
        const surplus = roundingSurplus(price, barrelCharges(price, drank(...counts)));
        expect(surplus).toBeGreaterThanOrEqual(0);
        expect(surplus).toBeLessThan(counts.length);
      }),
    );
  });

  it.each([
    [5000, 50, 100],
    [10_000, 99, 102],
    [7442, 35, 213],
    [14_900, 100, 149],
  ])(
    "of %d cents for %d sticks shows a stick at %d, as who took one pays it (BA-2)",
    (price, sticks, shown) => {
      expect(barrelStickPrice(price, sticks)).toBe(shown);
      expect(amounts(barrelCharges(price, drank(1, sticks - 1)))[0]).toBe(shown);
    },
  );

  it("has no price of a stick before anybody took one", () => {
    expect(barrelStickPrice(5000, 0)).toBe(0);
  });
});

describe("sticks of the cupboard", () => {
  it("cost their price each (PR-1)", () => {
    expect(amounts(provisionsCharges(60, drank(11, 1)))).toEqual([660, 60]);
    expect(provisionsContext(1)).toBe("Conso placard: 1 bâton");
    expect(provisionsContext(11)).toBe("Conso placard: 11 bâtons");
  });

  it("need a price before anything else (PR-1)", () => {
    expect(() => checkProvisions(0, [])).toThrow(badInputRefusal("Le prix du bâton doit être supérieur à 0"));
    expect(() => checkProvisions(30, [])).toThrow(badInputRefusal("Aucun consommateur n'est renseigné"));
  });

  it("never charge more than 10 000 € on a line (decision 51)", () => {
    expect(() => checkProvisions(100, drank(10_000))).not.toThrow();
    expect(() => checkProvisions(101, drank(10_000))).toThrow(
      badInputRefusal("Le montant de la transaction est trop élevé"),
    );
  });
});
