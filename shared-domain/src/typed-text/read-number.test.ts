import { LARGEST_QUANTITY } from "../logistics/quantity";
import { readNumber, writeNumber } from "./read-number";

describe("a quantity that is typed", () => {
  it.each([
    ["12", 12],
    [" 1 000 ", 1000],
    ["1\u202f000", 1000],
    ["007", 7],
    ["", null],
  ])("« %s » is %s", (text, value) => {
    expect(readNumber(text, { min: 1, max: LARGEST_QUANTITY })).toEqual({ value });
  });

  it.each([
    ["12kg", "La valeur doit être un nombre"],
    ["douze", "La valeur doit être un nombre"],
    ["1e3", "La valeur doit être un nombre"],
    ["0x10", "La valeur doit être un nombre"],
    ["1 2", "La valeur doit être un nombre"],
    ["1,5", "La valeur doit être un nombre entier"],
    ["1.5", "La valeur doit être un nombre entier"],
    ["1.000", "La valeur doit être un nombre entier"],
    ["-3", "La valeur doit être au moins de 1"],
    ["0", "La valeur doit être au moins de 1"],
    ["1000001", "Pas plus de 1000000"],
  ])("« %s » is none, and says why", (text, problem) => {
    expect(readNumber(text, { min: 1, max: LARGEST_QUANTITY })).toEqual({ problem });
  });

  it("may be asked for", () => {
    expect(readNumber(" ", { required: true })).toEqual({ problem: "Ce champ est requis" });
  });

  it("never loses its last digits", () => {
    expect(readNumber("90071992547409931", {})).toHaveProperty("problem");
  });
});

describe("a number with decimals", () => {
  it.each(["1250,5", "1250.5", "1 250,5"])("is written with a comma or a dot: %s", (text) => {
    expect(readNumber(text, { integer: false })).toEqual({ value: 1250.5 });
  });

  it("may be below zero", () => {
    expect(readNumber("-4,5", { integer: false })).toEqual({ value: -4.5 });
  });

  it.each([4.5, 1250, -3, null])("is read back as it was written: %s", (value) => {
    expect(readNumber(writeNumber(value), { integer: false })).toEqual({ value });
  });
});
