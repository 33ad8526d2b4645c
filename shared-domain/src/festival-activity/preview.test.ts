import { previewOf } from "./preview";
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
