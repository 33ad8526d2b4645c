import { act, lea, noel } from "../../festival-activity/testing/activities";
import { refusal } from "../../testing/refusal";
import { canAskForReview, requestReview, chooseReviewer } from "./ask-for-review";
import type { FestivalTask, Mobilization } from "../festival-task";
import { missingForReview } from "./readiness";
import {
  approvedBy,
  draft,
  fridayNight,
  inReview,
  max,
  named,
  readyDraft,
  readyPoweredDraft,
  readyToAssign,
  refusedBy,
  saturday,
  validated,
  zoe,
} from "../testing/tasks";

const reviewers = [{ ...zoe, inReview: 0 }];
const asking = { ...act, reviewers };

describe("FT-10 Asking for a first review", () => {
  it("puts a ready draft in review, keeps its sections and names its reviewer", () => {
    const ft = readyDraft();
    const { festivalTask } = requestReview(ft, asking);
    expect(festivalTask).toMatchObject({
      status: "IN_REVIEW",
      general: ft.general,
      instructions: ft.instructions,
      mobilizations: ft.mobilizations,
      reviewer: zoe,
    });
    expect(festivalTask.history.at(-1)).toEqual({
      action: "READY_TO_REVIEW",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "Demande de relecture de la FT",
    });
  });

  it("asks humain and matos", () => {
    const { festivalTask, notified } = requestReview(readyDraft(), asking);
    expect(festivalTask.reviews).toEqual({
      humain: "REVIEWING",
      matos: "REVIEWING",
      elec: "NOT_ASKING_TO_REVIEW",
    });
    expect(notified).toEqual(["humain", "matos"]);
  });

  it("asks elec too when the activity needs power or water", () => {
    const { festivalTask, notified } = requestReview(readyPoweredDraft(), asking);
    expect(festivalTask.reviews.elec).toBe("REVIEWING");
    expect(notified).toEqual(["humain", "matos", "elec"]);
  });
});

describe("FT-11 The reviewer", () => {
  const candidates = [
    { ...max, inReview: 2 },
    { ...zoe, inReview: 2 },
    { ...lea, inReview: 5 },
    { ...noel, inReview: 0 },
  ];

  it("has the fewest tasks in review, the first registered among equals", () => {
    expect(chooseReviewer(candidates, { id: 99 })).toEqual(noel);
    expect(chooseReviewer(candidates, noel)).toEqual(zoe);
  });

  it("is not the administrator", () => {
    expect(requestReview(readyDraft(), { ...act, reviewers: candidates }).festivalTask).toMatchObject({
      general: { administrator: noel },
      reviewer: zoe,
    });
  });

  it("must exist", () => {
    const none = refusal("Aucun relecteur humain disponible");
    expect(() => requestReview(readyDraft(), { ...act, reviewers: [] })).toThrow(none);
    const alone = [{ ...noel, inReview: 0 }];
    expect(() => requestReview(readyDraft(), { ...act, reviewers: alone })).toThrow(none);
  });
});

describe("FT-12 Asking again once refused", () => {
  it("only the teams that had rejected look again", () => {
    const ft = refusedBy(["matos", "elec"], readyPoweredDraft(), { humain: "APPROVED" });
    const { festivalTask, notified } = requestReview(ft, asking);
    expect(festivalTask.status).toBe("IN_REVIEW");
    expect(festivalTask.reviews).toEqual({
      humain: "APPROVED",
      matos: "REVIEWING",
      elec: "REVIEWING",
    });
    expect(notified).toEqual(["matos", "elec"]);
    expect(festivalTask.history.at(-1)?.action).toBe("READY_TO_REVIEW");
  });

  it("keeps what is ignored and what is not asked", () => {
    const ignored = refusedBy(["humain"], readyDraft(), { matos: "WILL_NOT_REVIEW" });
    expect(requestReview(ignored, asking).festivalTask.reviews).toEqual({
      humain: "REVIEWING",
      matos: "WILL_NOT_REVIEW",
      elec: "NOT_ASKING_TO_REVIEW",
    });
  });

  it("keeps the reviewer, and needs no other", () => {
    const again = requestReview(refusedBy(["matos"]), { ...act, reviewers: [] });
    expect(again.festivalTask.reviewer).toEqual(zoe);
  });
});

describe("FT-13 Asking from another status", () => {
  it.each<[string, FestivalTask]>([
    ["in review", inReview()],
    ["partly approved", approvedBy(["humain"])],
    ["validated", validated()],
    ["ready to assign", readyToAssign()],
  ])("is refused %s", (_, ft) => {
    expect(canAskForReview(ft)).toBe(false);
    expect(() => requestReview(ft, asking)).toThrow(
      refusal(
        "La fiche tâche #1 n'a pas été passée en demande de relecture. Seules des FTs refusées ou en brouillon le peuvent",
      ),
    );
  });
});

describe("FT-14 A draft that is not ready", () => {
  it("says everything that is missing, in the order of the sheet", () => {
    expect(() => requestReview(draft(), asking)).toThrow(
      refusal(
        [
          "La FT n'a pas pu être passée en relecture",
          "- Une équipe responsable est nécessaire",
          "- Un lieu de rendez-vous est nécessaire",
          "- Des instructions sont nécessaires",
          "- Au moins une personne à contacter est nécessaire",
          "- Au moins une mobilisation est nécessaire",
        ].join("\n"),
      ),
    );
  });

  it("is told so before being told that nobody can review it", () => {
    expect(() => requestReview(draft(), { ...act, reviewers: [] })).toThrow(
      /^La FT n'a pas pu être passée en relecture/,
    );
  });
});

describe("FT-15 What a review needs", () => {
  const nobody =
    "Toutes les mobilisations doivent demander au moins une personne (nominativement ou via les équipes)";
  const asksNobody: Mobilization = { ...saturday, teams: [] };
  const inCharge = (details: { volunteers?: (typeof zoe)[]; instruction?: string }) =>
    readyDraft({
      instructions: { inCharge: { volunteers: [], instruction: null, ...details } },
    });

  it("is nothing more on a ready draft", () => {
    expect(missingForReview(readyDraft())).toEqual([]);
  });

  it.each([
    ["a team", readyDraft({ general: { team: null } }), "Une équipe responsable est nécessaire"],
    [
      "a meeting place",
      readyDraft({ instructions: { appointment: null } }),
      "Un lieu de rendez-vous est nécessaire",
    ],
    ["instructions", readyDraft({ instructions: { global: null } }), "Des instructions sont nécessaires"],
    [
      "a contact",
      readyDraft({ instructions: { contacts: [] } }),
      "Au moins une personne à contacter est nécessaire",
    ],
    [
      "instructions for those in charge",
      inCharge({ volunteers: [zoe] }),
      "Des instructions spécifiques sont nécessaires pour les responsables",
    ],
    [
      "people for the instructions in charge",
      inCharge({ instruction: "<p>Ferme à clé</p>" }),
      "Des responsables sont nécessaires pour les instructions spécifiques",
    ],
    ["a mobilization", readyDraft({ mobilizations: [] }), "Au moins une mobilisation est nécessaire"],
    ["people in each mobilization", readyDraft({ mobilizations: [fridayNight, asksNobody] }), nobody],
    [
      "more than nobody of a team",
      readyDraft({ mobilizations: [{ ...saturday, teams: [{ team: "bde", count: 0 }] }] }),
      nobody,
    ],
  ])("%s", (_, ft, reason) => {
    expect(missingForReview(ft)).toEqual([reason]);
  });

  it("one person named is enough", () => {
    const mobilizations = [{ ...asksNobody, volunteers: [named(zoe)] }];
    expect(missingForReview(readyDraft({ mobilizations }))).toEqual([]);
  });

  it("those in charge come with their instructions", () => {
    expect(missingForReview(inCharge({ volunteers: [zoe], instruction: "<p>Ferme</p>" }))).toEqual([]);
  });
});
