import { requestReview } from "./review/ask-for-review";
import { previewOf } from "./preview";
import { act, draft, inReview, noel, readyDraft } from "./testing/activities";

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
    const asked = requestReview(readyDraft(), act).festivalActivity;
    expect(previewOf(asked).reviewAskedAt).toBe("2025-05-16T12:30:45.000Z");
    expect(previewOf(readyDraft())).not.toHaveProperty("reviews");
  });
});
