import { parseNumber } from "./number";

it.each([
  ["12", { value: 12 }],
  [" 1 000 ", { value: 1000 }],
  ["", { value: null }],
  ["douze", { error: "La valeur doit être un nombre" }],
  ["1,5", { error: "La valeur doit être un nombre entier" }],
  ["-1", { error: "La valeur doit être au moins de 0" }],
  ["1001", { error: "Pas plus de 1000" }],
])("reads « %s »", (text, expected) => {
  expect(parseNumber(text, { min: 0, max: 1000 })).toEqual(expected);
});

it("reads a decimal comma where decimals are allowed", () => {
  expect(parseNumber("1,5", { integer: false })).toEqual({ value: 1.5 });
});

it("wants something where something is required", () => {
  expect(parseNumber(" ", { required: true })).toEqual({ error: "Ce champ est requis" });
});
