import { activeFilterCount, readFilters } from "./filters";

const read = (query: string) => readFilters(new URLSearchParams(query));

describe("the filters of the activity list, in its address", () => {
  it("reads every filter", () => {
    expect(
      read(
        "search=bar&team=culture&adherent=7&status=REFUSED&needSupply=&humain=REJECTED&signa=NOT_ASKING_TO_REVIEW&itemsPerPage=50",
      ),
    ).toEqual({
      search: "bar",
      team: "culture",
      adherent: 7,
      status: "REFUSED",
      needSupply: true,
      reviews: { humain: "REJECTED", signa: "NOT_ASKING_TO_REVIEW" },
      itemsPerPage: 50,
      edition: null,
    });
  });

  it("reads an unknown status as a draft", () => {
    expect(read("status=READY_TO_ASSIGN").status).toBe("DRAFT");
  });

  it("shows everything, 25 a page, when the address says nothing", () => {
    expect(activeFilterCount(read(""))).toBe(0);
    expect(read("").itemsPerPage).toBe(25);
  });

  it("leaves out what it cannot understand", () => {
    const filters = read("adherent=moi&humain=PARFAIT&itemsPerPage=7&team=");
    expect(filters).toMatchObject({ adherent: null, reviews: {}, itemsPerPage: 25, team: null });
  });
});
