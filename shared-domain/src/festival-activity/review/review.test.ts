import { firstReviews, statusOf, teamsWithReview } from "./review";

describe("The status is what the reviews say", () => {
  const reviewing = firstReviews(false);
  const approved = {
    humain: "APPROVED",
    matos: "APPROVED",
    elec: "APPROVED",
    barrieres: "APPROVED",
    secu: "APPROVED",
    signa: "APPROVED",
    communication: "NOT_ASKING_TO_REVIEW",
  } as const;

  it("one rejection refuses", () => {
    expect(statusOf({ ...approved, secu: "REJECTED" })).toBe("REFUSED");
    expect(statusOf({ ...reviewing, secu: "REJECTED" })).toBe("REFUSED");
  });

  it("one awaited review keeps it in review", () => {
    expect(statusOf({ ...approved, secu: "REVIEWING" })).toBe("IN_REVIEW");
  });

  it("all settled validates", () => {
    expect(statusOf(approved)).toBe("VALIDATED");
    expect(statusOf({ ...approved, communication: "APPROVED" })).toBe("VALIDATED");
  });

  it("the teams that said something are told in the order of the reviews", () => {
    expect(teamsWithReview("REJECTED", { ...approved, signa: "REJECTED", matos: "REJECTED" })).toEqual([
      "matos",
      "signa",
    ]);
    expect(teamsWithReview("REJECTED", undefined)).toEqual([]);
  });
});
