import { allReviewing, lea, preview } from "../testing/activities";
import { filterActivities } from "./filter-activities";
import { readFilters } from "./filters";

const activities = [
  preview(1, "Comptage d'entrées", { team: "bar", needSupply: true }),
  preview(2, "Défilé déguisé", { adherent: lea, status: "IN_REVIEW", reviews: allReviewing }),
  preview(30, "Escape game", {
    team: "culture",
    status: "REFUSED",
    reviews: { ...allReviewing, humain: "REJECTED", elec: "APPROVED" },
  }),
];

const shown = (query: string) =>
  filterActivities(activities, readFilters(new URLSearchParams(query))).map(({ id }) => id);

describe("filtering activities", () => {
  it("finds by number and name, whatever the accents and the case", () => {
    expect(shown("search=DEFILE")).toEqual([2]);
    expect(shown("search=30 esc")).toEqual([30]);
    expect(shown("search=d'entrees")).toEqual([1]);
  });

  it("keeps one team, one person, one status", () => {
    expect(shown("team=culture")).toEqual([30]);
    expect(shown("adherent=2")).toEqual([2]);
    expect(shown("status=DRAFT")).toEqual([1]);
  });

  it("keeps those that need water or electricity", () => {
    expect(shown("needSupply")).toEqual([1]);
  });

  it("hides drafts as soon as a review is asked for", () => {
    expect(shown("secu=REVIEWING")).toEqual([2, 30]);
  });

  it("wants every review that is asked for", () => {
    expect(shown("humain=REJECTED&elec=APPROVED")).toEqual([30]);
    expect(shown("humain=REJECTED&elec=REVIEWING")).toEqual([]);
  });
});
