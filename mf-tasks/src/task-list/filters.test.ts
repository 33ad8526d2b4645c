import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { draft, inReview, refusedBy, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { activeFilterCount, filterTasks, readFilters } from "./filters";

const read = (query: string) => readFilters(new URLSearchParams(query));

const tasks: FestivalTaskPreview[] = [
  previewOf(draft()),
  { ...previewOf(inReview()), id: 2, name: "Tenir la buvette", team: "bar" },
  { ...previewOf(refusedBy(["elec"])), id: 30, name: "Tirer les câbles", administrator: zoe },
];
const shown = (query: string) => filterTasks(tasks, read(query)).map(({ id }) => id);

describe("the filters of the task list, in its address", () => {
  it("reads every filter", () => {
    expect(
      read(
        "search=bar&team=culture&administrator=7&reviewer=3&status=READY_TO_ASSIGN&elec=WILL_NOT_REVIEW&itemsPerPage=50",
      ),
    ).toEqual({
      search: "bar",
      team: "culture",
      administrator: 7,
      reviewer: 3,
      status: "READY_TO_ASSIGN",
      reviews: { elec: "WILL_NOT_REVIEW" },
      itemsPerPage: 50,
      edition: null,
    });
  });

  it("reads an unknown status as a draft", () => {
    expect(read("status=PERDUE").status).toBe("DRAFT");
  });

  it("counts those in use", () => {
    expect(activeFilterCount(read(""))).toBe(0);
    expect(activeFilterCount(read("search=bar&reviewer=3&humain=REJECTED"))).toBe(3);
  });
});

describe("filtering tasks", () => {
  it("finds by number and name, whatever the accents and the case", () => {
    expect(shown("search=DECORS")).toEqual([1]);
    expect(shown("search=30 tirer")).toEqual([30]);
  });

  it("keeps one team, one person, one status", () => {
    expect(shown("team=bar")).toEqual([2]);
    expect(shown("administrator=3")).toEqual([30]);
    expect(shown("status=DRAFT")).toEqual([1]);
  });

  it("keeps what one reviewer follows, drafts aside", () => {
    expect(shown("reviewer=3")).toEqual([2, 30]);
  });

  it("wants every review that is asked for", () => {
    expect(shown("elec=REJECTED")).toEqual([30]);
    expect(shown("elec=REJECTED&humain=APPROVED")).toEqual([]);
  });
});
