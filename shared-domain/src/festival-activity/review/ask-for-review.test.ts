import { refusal } from "../../testing/refusal";
import { askForReview, canAskForReview, requestReview } from "./ask-for-review";
import type { FestivalActivity } from "../festival-activity";
import { missingForReview, missingParts } from "./readiness";
import {
  act,
  draft,
  inReview,
  lea,
  readyDraft,
  readyPublicDraft,
  refusedBy,
  reviewed,
  saturdayMorning,
  validated,
} from "../testing/activities";
import { request, table } from "../testing/gears";

const privateTeams = ["humain", "matos", "elec", "barrieres", "secu", "signa"];

describe("FA-10 Asking for the review of a ready draft", () => {
  const ready = readyDraft();
  const { festivalActivity } = requestReview(ready, act);

  it("puts it in review and keeps its sections", () => {
    const { status, reviews: _, history: __, ...sections } = festivalActivity;
    const { status: ___, history: ____, ...before } = ready;
    expect(status).toBe("IN_REVIEW");
    expect(sections).toEqual(before);
  });

  it("says in the history who asked, and when", () => {
    expect(festivalActivity.history.at(-1)).toEqual({
      action: "READY_TO_REVIEW",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "Demande de relecture de la FA",
    });
    expect(festivalActivity.history).toHaveLength(ready.history.length + 1);
  });
});

describe("FA-11 The teams that review", () => {
  it("are six for a private activity", () => {
    const { festivalActivity, notified } = requestReview(readyDraft(), act);
    expect(notified).toEqual(privateTeams);
    expect(festivalActivity.reviews).toEqual({
      humain: "REVIEWING",
      matos: "REVIEWING",
      elec: "REVIEWING",
      barrieres: "REVIEWING",
      secu: "REVIEWING",
      signa: "REVIEWING",
      communication: "NOT_ASKING_TO_REVIEW",
    });
  });

  it("are seven for a public one", () => {
    const { festivalActivity, notified } = requestReview(readyPublicDraft(), act);
    expect(notified).toEqual([...privateTeams, "communication"]);
    expect(festivalActivity.reviews.communication).toBe("REVIEWING");
  });
});

describe("FA-12 Asking again once refused", () => {
  it.each([
    { rejected: ["humain", "secu", "communication"] as const },
    { rejected: ["elec", "barrieres"] as const },
  ])("only $rejected look again", ({ rejected }) => {
    const refused = refusedBy(rejected, readyPublicDraft());
    const { festivalActivity, notified } = requestReview(refused, act);
    expect(notified).toEqual(rejected);
    expect(Object.values(festivalActivity.reviews)).toEqual(Array(7).fill("REVIEWING"));
    expect(festivalActivity.status).toBe("IN_REVIEW");
  });

  it("approvals stay", () => {
    const refused = reviewed(readyDraft(), { humain: "REJECTED", signa: "APPROVED" });
    const { reviews } = requestReview(refused, act).festivalActivity;
    expect(reviews).toMatchObject({
      humain: "REVIEWING",
      signa: "APPROVED",
      communication: "NOT_ASKING_TO_REVIEW",
    });
  });

  it("readiness is not checked again", () => {
    const refused = refusedBy(["humain"], readyDraft({ inquiry: { gears: [request(table)] } }));
    expect(missingForReview(refused)).not.toEqual([]);
    expect(() => requestReview(refused, act)).not.toThrow();
  });
});

describe("FA-13 Asking in another status", () => {
  const message =
    "La fiche activité #1 n'a pas été passée en demande de relecture. Seules des FAs refusées ou en brouillon le peuvent";

  it.each<[string, FestivalActivity]>([
    ["in review", inReview()],
    ["validated", validated()],
    ["just asked for", requestReview(readyDraft(), act).festivalActivity],
  ])("is refused when %s", (_, fa) => {
    expect(() => requestReview(fa, act)).toThrow(refusal(message));
  });
});

describe("FA-13 The types know it too", () => {
  it("a draft and a refused sheet may be asked for, a validated one does not compile", () => {
    expect(askForReview(readyDraft(), act).festivalActivity.status).toBe("IN_REVIEW");
    expect(askForReview(refusedBy(["elec"]), act).festivalActivity.status).toBe("IN_REVIEW");
    // @ts-expect-error: a validated sheet has no review left to ask for
    expect(canAskForReview(validated()) && askForReview(validated(), act)).toBe(false);
  });
});

describe("FA-14 Asking too early", () => {
  it("tells everything that is missing, in the order of the sheet", () => {
    const empty = draft({
      general: { toPublish: true },
      inquiry: { timeWindows: [saturdayMorning] },
    });
    expect(() => requestReview(empty, act)).toThrow(
      refusal(
        [
          "La FA n'a pas pu être passée en relecture",
          "- Une description est nécessaire",
          "- Une photo est nécessaire pour les animations publiées",
          "- Au moins une catégorie est nécessaire pour les animations publiées",
          "- Au moins un créneau horaire est nécessaire pour les animations publiées",
          "- Une équipe responsable est nécessaire",
          "- Le lieu est nécessaire",
          "- Au moins une demande de matos est nécessaire pour un créneau matos",
        ].join("\n"),
      ),
    );
  });
});

describe("FA-14 Before asking", () => {
  it("the part of the sheet that lacks something is known", () => {
    const empty = draft({ general: { toPublish: true }, inquiry: { timeWindows: [saturdayMorning] } });
    expect(missingParts(empty).map(({ section }) => section)).toEqual([
      "general",
      "general",
      "general",
      "generalTimeWindows",
      "inCharge",
      "signa",
      "inquiryTimeWindows",
    ]);
  });
});

describe("FA-15 What a review asks for", () => {
  it("nothing more for a ready draft, private or public", () => {
    expect(missingForReview(readyDraft())).toEqual([]);
    expect(missingForReview(readyPublicDraft())).toEqual([]);
  });

  it("a private activity needs neither photo, category nor window", () => {
    expect(missingForReview(draft())).toEqual([
      "Une description est nécessaire",
      "Une équipe responsable est nécessaire",
      "Le lieu est nécessaire",
    ]);
  });

  it("gear needs to be asked for some time", () => {
    expect(missingForReview(readyDraft({ inquiry: { gears: [request(table)] } }))).toEqual([
      "Au moins un créneau matos est nécessaire pour une demande matos",
    ]);
  });

  it("gear with its windows is fine", () => {
    const inquiry = { gears: [request(table)], timeWindows: [saturdayMorning] };
    expect(missingForReview(readyDraft({ inquiry }))).toEqual([]);
  });
});

it("FA-16 An empty description counts as one", () => {
  expect(missingForReview(readyDraft({ general: { description: "" } }))).toEqual([]);
});
