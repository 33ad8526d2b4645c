import { nextSort, sortRows } from "./sorting";

const sorted = (values: (string | number | null)[], direction: "asc" | "desc") =>
  sortRows(values, (value) => value, direction);

it("sorts words as French does, numbers in them as numbers", () => {
  expect(sorted(["Élec", "zone 10", "eau", "zone 9", "Bar"], "asc")).toEqual([
    "Bar",
    "eau",
    "Élec",
    "zone 9",
    "zone 10",
  ]);
});

it("leaves what has no value last, both ways", () => {
  expect(sorted([null, 3, 1], "asc")).toEqual([1, 3, null]);
  expect(sorted([null, 3, 1], "desc")).toEqual([3, 1, null]);
});

it("keeps the order of equals", () => {
  const rows = [
    { team: "bar", id: 2 },
    { team: "bar", id: 1 },
  ];
  expect(sortRows(rows, ({ team }) => team, "desc")).toEqual(rows);
});

it("goes up, then down, then back to how it came", () => {
  const up = nextSort(null, "name");
  const down = nextSort(up, "name");
  expect([up, down, nextSort(down, "name")]).toEqual([
    { key: "name", direction: "asc" },
    { key: "name", direction: "desc" },
    null,
  ]);
  expect(nextSort(down, "team")).toEqual({ key: "team", direction: "asc" });
});
