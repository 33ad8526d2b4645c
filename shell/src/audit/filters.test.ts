import { toSearch } from "./filters";

const none = { search: "", kind: "", from: "", to: "" };

test("days are those of Paris, the last one included", () => {
  expect(toSearch({ ...none, from: "2026-05-01", to: "2026-05-02" })).toEqual({
    from: "2026-04-30T22:00:00.000Z",
    to: "2026-05-02T22:00:00.000Z",
  });
});

test("what means nothing in the address is left out", () => {
  expect(toSearch({ search: "  ", kind: "constructor", from: "2026-99-99", to: "hier" })).toEqual({});
});
