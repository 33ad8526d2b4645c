import { badInputRefusal } from "../testing/refusal";
import { addFeedback } from "./feedback";
import { act, draft, inReview, lea, refusedBy, validated } from "../festival-activity/testing/activities";

describe("FA-60 A feedback", () => {
  it("is appended in any status, with its author and its date", () => {
    for (const fa of [draft(), inReview(), validated(), refusedBy(["secu"])]) {
      const once = addFeedback(fa, { ...act, content: "Quelle heure ?" });
      const twice = addFeedback(once, { ...act, content: "Midi" });
      expect(twice.feedbacks).toEqual([
        { author: lea, content: "Quelle heure ?", publishedAt: "2025-05-16T12:30:45.678Z" },
        { author: lea, content: "Midi", publishedAt: "2025-05-16T12:30:45.678Z" },
      ]);
      expect(twice.status).toBe(fa.status);
    }
  });

  it("says something", () => {
    expect(() => addFeedback(draft(), { ...act, content: " " })).toThrow(
      badInputRefusal("Le commentaire ne peut pas être vide"),
    );
  });
});
