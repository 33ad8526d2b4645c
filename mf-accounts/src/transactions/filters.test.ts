import { readEdition, readView, toSearch } from "./filters";

const none = { search: "", type: "", from: "", to: "", standing: "" };

describe("The filters of the transactions", () => {
  it("ask for nothing when there are none", () => {
    expect(toSearch(none)).toEqual({});
  });

  it("ask for days of Paris, the last one included", () => {
    expect(
      toSearch({ ...none, search: " fût ", type: "BARREL", from: "2026-02-01", to: "2026-02-28" }),
    ).toEqual({
      search: "fût",
      type: "BARREL",
      from: "2026-01-31T23:00:00.000Z",
      to: "2026-02-28T23:00:00.000Z",
    });
  });

  it("leave out the deleted ones, as asked", () => {
    expect(toSearch({ ...none, standing: "true" })).toEqual({ standing: "true" });
  });

  it("leave out what makes no sense in an address", () => {
    expect(toSearch({ ...none, search: "  ", type: "GIFT", from: "hier", to: "2026-13-45" })).toEqual({});
    expect(readView("licorne")).toBe("list");
    expect(readView("check")).toBe("check");
    expect(["51", "99", "0", "x", ""].map((text) => readEdition(text, 52))).toEqual([51, 52, 52, 52, 52]);
  });
});
