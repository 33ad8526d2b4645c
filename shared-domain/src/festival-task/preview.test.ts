import { addFeedback } from "../festival-event/feedback";
import { act, lea, noel } from "../festival-activity/testing/activities";
import { reviewLabels, statusLabels } from "./labels";
import { previewOf } from "./preview";
import { draft, readyToAssign, refusedBy, validated, zoe } from "./testing/tasks";

describe("The preview of a sheet", () => {
  it("says who administers it", () => {
    expect(previewOf(draft())).toEqual({
      id: 1,
      name: "Monter les décors",
      status: "DRAFT",
      administrator: noel,
      team: null,
    });
  });

  it("shows its reviews and its reviewer once out of the draft", () => {
    expect(previewOf(refusedBy(["matos"]))).toEqual({
      id: 1,
      name: "Monter les décors",
      status: "REFUSED",
      administrator: noel,
      team: "culture",
      reviews: { humain: "REVIEWING", matos: "REJECTED", elec: "NOT_ASKING_TO_REVIEW" },
      reviewer: zoe,
    });
  });
});

it("Statuses and reviews are told in French", () => {
  expect(Object.values(statusLabels)).toEqual([
    "Brouillon",
    "Relecture en cours",
    "Refusée",
    "Validée",
    "Prête pour affectation",
  ]);
  expect(reviewLabels.WILL_NOT_REVIEW).toBe("Ne va pas relire");
});

it("A feedback is appended in any status", () => {
  for (const ft of [draft(), validated(), readyToAssign()]) {
    const after = addFeedback(ft, { ...act, content: "Combien de gants ?" });
    expect(after.feedbacks).toEqual([
      { author: lea, content: "Combien de gants ?", publishedAt: "2025-05-16T12:30:45.678Z" },
    ]);
    expect(after.status).toBe(ft.status);
  }
});
