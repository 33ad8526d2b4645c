import { table } from "@coulisses/shared-domain/gear/testing/gears";
import { consequences } from "./consequences";

const record = { gear: table, quantity: 1, storage: "Cave" };
const error = { line: 2, code: "", gear: "", quantity: "", storage: "", comment: "", reasons: [] };
const told = (records: number, errors: number, present: number) =>
  consequences({ records: Array(records).fill(record), errors: Array(errors).fill(error) }, present);

describe("before an inventory is replaced, a person reads", () => {
  it("what takes the place of what", () => {
    expect(told(3, 0, 12)).toEqual(["3 lignes remplaceront tout l'inventaire (12 lignes actuelles)."]);
    expect(told(1, 0, 1)).toEqual(["1 ligne remplacera tout l'inventaire (1 ligne actuelle)."]);
  });

  it("how many lines are given up", () => {
    expect(told(3, 1, 0)[1]).toBe("1 ligne en erreur sera abandonnée.");
    expect(told(3, 2, 0)[1]).toBe("2 lignes en erreur seront abandonnées.");
  });

  it("that nothing will be left", () => {
    expect(told(0, 2, 12)[0]).toBe("L'inventaire sera vidé : il perdra 12 lignes actuelles.");
  });
});
