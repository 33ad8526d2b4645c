import { ledgerTerms } from "./ledger-search";

const terms = (typed: string) => ledgerTerms(typed, "2026-11-22T12:00:00.000Z");

describe("A search in the transactions", () => {
  it("is made of words without accents, each perhaps a type", () => {
    expect(terms("  Fût Dupont")).toEqual({
      words: [
        { word: "fut", types: ["BARREL"] },
        { word: "dupont", types: [] },
      ],
    });
    expect(terms("repas").words).toEqual([{ word: "repas", types: ["SHARED_MEAL"] }]);
    expect(terms("")).toEqual({ words: [] });
  });

  it.each([
    ["12", { min: 1200, max: 1299 }],
    ["12,5", { min: 1250, max: 1250 }],
    ["0.30 €", { min: 30, max: 30 }],
    ["1 200,05€", { min: 120_005, max: 120_005 }],
    ["-3", undefined],
    ["12 bâtons", undefined],
  ])("finds in %j the amount %j, in cents", (typed, amount) => {
    expect(terms(typed).amount).toEqual(amount);
  });

  it.each([
    ["22/02/2026", "2026-02-21T23:00:00.000Z"],
    ["22 février", "2026-02-21T23:00:00.000Z"],
    // Not the one to come.
    ["24/12", "2025-12-23T23:00:00.000Z"],
    ["31/02", undefined],
    ["hier", undefined],
  ])("finds in %j the day of Paris that begins at %j", (typed, start) => {
    expect(terms(typed).day && new Date(terms(typed).day?.start ?? "").toISOString()).toBe(start);
  });
});
