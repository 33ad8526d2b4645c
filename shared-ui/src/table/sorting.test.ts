import { compare, sortable, sortParameter } from "./sorting";

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

it("is asked of a server by the columns that it sorts by", () => {
  const keys = ["date", "amount"] as const;
  expect(sortParameter({ key: "amount", direction: "desc" }, keys)).toEqual({ sort: "-amount" });
  expect(sortParameter({ key: "date", direction: "asc" }, keys)).toEqual({ sort: "date" });
  expect(sortParameter({ key: "type", direction: "asc" }, keys)).toEqual({});
  expect(sortParameter(null, keys)).toEqual({});
});
