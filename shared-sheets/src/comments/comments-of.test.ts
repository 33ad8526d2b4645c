import { draft, lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { commentsOf } from "./comments-of";

describe("the comments of a sheet", () => {
  it("merge what people said and what happened, in the order of time", () => {
    const comments = commentsOf({
      ...draft(),
      feedbacks: [{ author: lea, content: "Et s'il pleut ?", publishedAt: "2026-01-11T10:00:00.500Z" }],
      history: [
        { action: "CREATED", by: noel, at: "2026-01-10T09:00:00.000Z", description: "FA créée" },
        {
          action: "READY_TO_REVIEW",
          by: noel,
          at: "2026-01-12T09:00:00.000Z",
          description: "Demande de relecture de la FA",
        },
      ],
    });
    expect(comments.map(({ emoji, author, text }) => [emoji, author, text])).toEqual([
      ["🐣", "Noël Ertsemud", "FA créée"],
      ["💬", "Léa (Shogosse) Mauyno", "Et s'il pleut ?"],
      ["🕵️", "Noël Ertsemud", "Demande de relecture de la FA"],
    ]);
  });
});
