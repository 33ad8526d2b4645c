import { draft, inReview, refusedBy } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { readinessOf } from "./readiness";

describe("asking for a review", () => {
  it("says beforehand what a draft lacks", () => {
    expect(readinessOf(draft())).toEqual({
      askable: true,
      missing: [
        "Une description est nécessaire",
        "Une équipe responsable est nécessaire",
        "Le lieu est nécessaire",
      ],
    });
  });

  it("is open to a refused sheet as it is (FA-12)", () => {
    expect(readinessOf(refusedBy(["humain"]))).toEqual({ askable: true, missing: [] });
  });

  it("is closed while the sheet is in review (FA-13)", () => {
    expect(readinessOf(inReview()).askable).toBe(false);
  });
});
