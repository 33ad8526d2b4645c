import fc from "fast-check";
import { readAmount, writeAmount } from "./read-amount";

describe("an amount that is typed", () => {
  it.each([
    ["12,50", 1250],
    ["12.5", 1250],
    ["12", 1200],
    ["0,01", 1],
    ["19,99", 1999],
    ["1 250,05 €", 125_005],
    ["1\u202f250,05\u00a0€", 125_005],
    ["007", 700],
    ["10000", 1_000_000],
    ["", null],
  ])("« %s » is %s cents", (text, value) => {
    expect(readAmount(text, {})).toEqual({ value });
  });

  it.each([
    ["douze", "Tape un montant en euros, comme 12,50"],
    ["12€50", "Tape un montant en euros, comme 12,50"],
    ["1e3", "Tape un montant en euros, comme 12,50"],
    ["12,", "Tape un montant en euros, comme 12,50"],
    [",5", "Tape un montant en euros, comme 12,50"],
    ["1.000,50", "Tape un montant en euros, comme 12,50"],
    ["1,005", "Pas plus de deux chiffres après la virgule"],
    ["0", "La valeur doit être au moins de 0,01\u00a0€"],
    ["-3", "La valeur doit être au moins de 0,01\u00a0€"],
    ["10000,01", "Pas plus de 10\u202f000,00\u00a0€"],
    ["99999999999999999999", "Pas plus de 10\u202f000,00\u00a0€"],
  ])("« %s » is none, and says why", (text, problem) => {
    expect(readAmount(text, { min: 1 })).toEqual({ problem });
  });

  it("may be asked for", () => {
    expect(readAmount(" ", { required: true })).toEqual({ problem: "Ce champ est requis" });
  });

  it("is read back to the cent as it was written, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (cents) => {
        expect(readAmount(writeAmount(cents), { min: -1_000_000 })).toEqual({ value: cents });
      }),
    );
  });
});
