import { refusal } from "../../testing/refusal";
import type { FestivalActivityReviewer } from "../festival-activity";
import { act, approvedBy, draft, inReview, lea, noel } from "../testing/activities";
import { approve } from "./approve";
import { requestReview } from "./ask-for-review";
import { reject } from "./reject";
import { takeBack } from "./take-back";

const by = (team: FestivalActivityReviewer) => ({ ...act, team });
const tooLate = refusal(
  "La FA #1 a changé depuis la relecture de l'équipe secu : elle ne peut plus être annulée",
);

describe("FA-27 Taking back a verdict", () => {
  it("gives the review back to the team, and keeps both in the history", () => {
    const sheet = takeBack(approve(inReview(), by("secu")), by("secu"));
    expect(sheet).toMatchObject({ status: "IN_REVIEW", reviews: { secu: "REVIEWING" } });
    expect(sheet.history.slice(-2)).toMatchObject([
      { action: "APPROVED" },
      { action: "TAKEN_BACK", by: lea, description: "Approbation de la FA annulée" },
    ]);
  });

  it("makes a sheet that the rejection alone refused wait for its review again", () => {
    const sheet = takeBack(reject(inReview(), { ...by("secu"), reason: "Non" }), by("secu"));
    expect(sheet).toMatchObject({ status: "IN_REVIEW", reviews: { secu: "REVIEWING" } });
    expect(sheet.history.at(-1)?.description).toBe("Rejet de la FA annulé");
  });

  it("keeps the refusal of another team", () => {
    const refused = reject(inReview(), { by: noel, at: act.at, team: "elec", reason: "Non" });
    const sheet = takeBack(approve(refused, by("secu")), by("secu"));
    expect(sheet).toMatchObject({ status: "REFUSED", reviews: { elec: "REJECTED", secu: "REVIEWING" } });
  });

  it("is refused once another event has followed the verdict", () => {
    const approved = approve(inReview(), by("secu"));
    const followed = approve(approved, { by: noel, at: act.at, team: "elec" });
    expect(() => takeBack(followed, by("secu"))).toThrow(tooLate);
    const rejected = reject(inReview(), { ...by("secu"), reason: "Non" });
    const asked = requestReview(rejected, { by: noel, at: act.at }).festivalActivity;
    expect(() => takeBack(asked, by("secu"))).toThrow(tooLate);
  });

  it("is refused to anybody else, for another team, twice, and without a verdict", () => {
    const approved = approve(inReview(), by("secu"));
    expect(() => takeBack(approved, { ...by("secu"), by: noel })).toThrow(tooLate);
    expect(() => takeBack(approvedBy(["elec"]), by("secu"))).toThrow(tooLate);
    expect(() => takeBack(takeBack(approved, by("secu")), by("secu"))).toThrow(tooLate);
    expect(() => takeBack(inReview(), by("secu"))).toThrow(tooLate);
  });

  it("is refused on a draft", () => {
    expect(() => takeBack(draft(), by("secu"))).toThrow(refusal("La FA #1 est encore en brouillon"));
  });
});
