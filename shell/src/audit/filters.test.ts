import { toSearch } from "./filters";

const none = { search: "", target: "", kind: "", from: "", to: "" };

test("days are those of Paris, the last one included", () => {
  expect(toSearch({ ...none, from: "2026-05-01", to: "2026-05-02" })).toEqual({
    from: "2026-04-30T22:00:00.000Z",
    to: "2026-05-02T22:00:00.000Z",
  });
});

test("what means nothing in the address is left out", () => {
  expect(
    toSearch({ search: "  ", target: " ", kind: "constructor", from: "2026-99-99", to: "hier" }),
  ).toEqual({});
});

test("a thing is asked for by its name or its key", () => {
  expect(toSearch({ ...none, target: "FA 12" })).toEqual({ target: "fa:12" });
  expect(toSearch({ ...none, target: "team:bar" })).toEqual({ target: "team:bar" });
});
