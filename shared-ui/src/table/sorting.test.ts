import { compare, sortable } from "./sorting";

it("orders words as French does, numbers in them as numbers", () => {
  expect(["Élec", "zone 10", "eau", "zone 9", "Bar"].sort(compare)).toEqual([
    "Bar",
    "eau",
    "Élec",
    "zone 9",
    "zone 10",
  ]);
});

it("knows what has no value, and that zero and « no » are values", () => {
  expect([null, undefined, "", 0, false, new Date(5)].map(sortable)).toEqual([
    undefined,
    undefined,
    undefined,
    0,
    0,
    5,
  ]);
});
