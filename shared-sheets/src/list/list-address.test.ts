import { hasReviews, readPage, readPageSize, readReviews, readStatus, withPage } from "./list-address";

const address = (query: string) => new URLSearchParams(query);

describe("the address of a list of sheets", () => {
  it("keeps the page, but for the first", () => {
    expect(readPage(address("page=3"))).toBe(3);
    expect(readPage(address("page=-3"))).toBe(1);
    expect(withPage(address("team=bar"), 2).toString()).toBe("team=bar&page=2");
    expect(withPage(address("team=bar&page=2"), 1).toString()).toBe("team=bar");
  });

  it("shows 25 lines unless it asks for a size that is offered", () => {
    expect(["", "itemsPerPage=50", "itemsPerPage=7"].map((query) => readPageSize(address(query)))).toEqual([
      25, 50, 25,
    ]);
  });

  it("reads an unknown status as the one that is given for it", () => {
    const statusIn = (query: string) => readStatus(address(query), ["DRAFT", "REFUSED"], "DRAFT");
    expect(["", "status=REFUSED", "status=PERDUE"].map(statusIn)).toEqual([null, "REFUSED", "DRAFT"]);
  });

  it("reads what each team must have said, and leaves out what it cannot understand", () => {
    const asked = readReviews(address("humain=REJECTED&elec=PARFAIT"), ["humain", "elec"], ["REJECTED"]);
    expect(asked).toEqual({ humain: "REJECTED" });
  });

  it("hides drafts as soon as a review is asked for", () => {
    expect(hasReviews(undefined, {})).toBe(true);
    expect(hasReviews(undefined, { humain: "REJECTED" })).toBe(false);
    expect(hasReviews({ humain: "REJECTED", elec: "APPROVED" }, { humain: "REJECTED" })).toBe(true);
  });
});
