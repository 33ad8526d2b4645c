import { consequences } from "./consequences";

describe("before an inventory is replaced, a person reads", () => {
  it("what takes the place of what", () => {
    expect(consequences({ kept: 3, wrong: 0, present: 12 })).toEqual([
      "3 lignes remplaceront tout l'inventaire (12 lignes actuelles).",
    ]);
    expect(consequences({ kept: 1, wrong: 0, present: 1 })).toEqual([
      "1 ligne remplacera tout l'inventaire (1 ligne actuelle).",
    ]);
  });

  it("how many lines are given up", () => {
    expect(consequences({ kept: 3, wrong: 1, present: 0 })[1]).toBe("1 ligne en erreur sera abandonnée.");
    expect(consequences({ kept: 3, wrong: 2, present: 0 })[1]).toBe("2 lignes en erreur seront abandonnées.");
  });
});
