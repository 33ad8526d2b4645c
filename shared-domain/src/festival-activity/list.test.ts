import { byUrgency, previewOf } from "./preview";
import { statisticsByTeam } from "./statistics";
import { draft, inReview, noel, readyDraft } from "./testing/activities";

describe("The preview of a sheet", () => {
  it("says who is in charge and whether elec is needed", () => {
    expect(previewOf(draft({ supply: { water: "Un tuyau" } }))).toEqual({
      id: 1,
      name: "Escape game",
      status: "DRAFT",
      adherent: noel,
      team: null,
      needSupply: true,
    });
  });

  it("shows its reviews once out of the draft", () => {
    const fa = inReview();
    expect(previewOf(fa)).toMatchObject({
      status: "IN_REVIEW",
      team: "culture",
      needSupply: false,
      reviews: fa.reviews,
    });
    expect(previewOf(readyDraft())).not.toHaveProperty("reviews");
  });
});

it("One's own sheets: refused, in review, drafts, validated", () => {
  const sheets = (["VALIDATED", "DRAFT", "IN_REVIEW", "REFUSED", "DRAFT"] as const).map((status, index) => ({
    id: 10 - index,
    status,
  }));
  expect([...sheets].sort(byUrgency)).toEqual([
    { id: 7, status: "REFUSED" },
    { id: 8, status: "IN_REVIEW" },
    { id: 6, status: "DRAFT" },
    { id: 9, status: "DRAFT" },
    { id: 10, status: "VALIDATED" },
  ]);
});

describe("STAT-1 Statistics", () => {
  it("count sheets by team and status, sorted by team code, without team last", () => {
    const sheets = [
      { team: "elec", status: "DRAFT" },
      { team: null, status: "DRAFT" },
      { team: "bar", status: "VALIDATED" },
      { team: "elec", status: "REFUSED" },
      { team: "elec", status: "DRAFT" },
    ] as const;
    expect(statisticsByTeam(sheets)).toEqual([
      { teamCode: "bar", status: { DRAFT: 0, IN_REVIEW: 0, VALIDATED: 1, REFUSED: 0 }, total: 1 },
      { teamCode: "elec", status: { DRAFT: 2, IN_REVIEW: 0, VALIDATED: 0, REFUSED: 1 }, total: 3 },
      { teamCode: null, status: { DRAFT: 1, IN_REVIEW: 0, VALIDATED: 0, REFUSED: 0 }, total: 1 },
    ]);
    expect(statisticsByTeam([])).toEqual([]);
  });
});
