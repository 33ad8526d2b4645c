import { act, lea, noel } from "../../festival-activity/testing/activities";
import { refusal } from "../../testing/refusal";
import type { FestivalTaskReviewer } from "../festival-task";
import { approvedBy, draft, inReview, readyToAssign } from "../testing/tasks";
import { approve } from "./approve";
import { requestReview } from "./ask-for-review";
import { ignore } from "./ignore";
import { reject } from "./reject";
import { takeBack } from "./take-back";

const by = (team: FestivalTaskReviewer) => ({ ...act, team });
const tooLate = refusal(
  "La FT #1 a changé depuis la relecture de l'équipe matos : elle ne peut plus être annulée",
);

describe("FT-28 Taking back a verdict", () => {
  it("gives the review back to the team, and keeps both in the history", () => {
    const sheet = takeBack(approve(inReview(), by("matos")), by("matos"));
    expect(sheet).toMatchObject({ status: "IN_REVIEW", reviews: { matos: "REVIEWING" } });
    expect(sheet.history.slice(-2)).toMatchObject([
      { action: "APPROVED" },
      { action: "TAKEN_BACK", by: lea, description: "Approbation de la FT annulée" },
    ]);
  });

  it("makes a sheet that the rejection alone refused wait for its review again", () => {
    const sheet = takeBack(reject(inReview(), { ...by("matos"), reason: "Non" }), by("matos"));
    expect(sheet).toMatchObject({ status: "IN_REVIEW", reviews: { matos: "REVIEWING" } });
    expect(sheet.history.at(-1)?.description).toBe("Rejet de la FT annulé");
  });

  it("keeps the refusal of another team", () => {
    const refused = reject(inReview(), { by: noel, at: act.at, team: "humain", reason: "Non" });
    const sheet = takeBack(approve(refused, by("matos")), by("matos"));
    expect(sheet).toMatchObject({ status: "REFUSED", reviews: { humain: "REJECTED", matos: "REVIEWING" } });
  });

  it("is refused once another event has followed the verdict", () => {
    const approved = approve(inReview(), by("matos"));
    const followed = approve(approved, { by: noel, at: act.at, team: "humain" });
    expect(() => takeBack(followed, by("matos"))).toThrow(tooLate);
    const rejected = reject(inReview(), { ...by("matos"), reason: "Non" });
    const asked = requestReview(rejected, { by: noel, at: act.at, reviewers: [] }).festivalTask;
    expect(() => takeBack(asked, by("matos"))).toThrow(tooLate);
  });

  it("is refused to anybody else, for another team, twice, and without a verdict", () => {
    const approved = approve(inReview(), by("matos"));
    expect(() => takeBack(approved, { ...by("matos"), by: noel })).toThrow(tooLate);
    expect(() => takeBack(approvedBy(["humain"]), by("matos"))).toThrow(tooLate);
    expect(() => takeBack(takeBack(approved, by("matos")), by("matos"))).toThrow(tooLate);
    expect(() => takeBack(inReview(), by("matos"))).toThrow(tooLate);
    expect(() => takeBack(ignore(inReview(), by("matos")), by("matos"))).toThrow(tooLate);
    expect(() => takeBack(readyToAssign(), by("matos"))).toThrow(tooLate);
  });

  it("is refused on a draft", () => {
    expect(() => takeBack(draft(), by("matos"))).toThrow(refusal("La FT #1 est encore en brouillon"));
  });
});
