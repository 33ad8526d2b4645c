import { act, lea } from "../../festival-activity/testing/activities";
import { refusal } from "../../testing/refusal";
import { approve, whyNotApprovable } from "./approve";
import type { FestivalTaskReviewer, Reviews } from "../festival-task";
import { statusOf } from "./review";
import {
  approvedBy,
  inReview,
  ladder,
  readyDraft,
  readyPoweredDraft,
  readyToAssign,
  refusedBy,
  request,
  reviewed,
  tape,
} from "../testing/tasks";

const by = (team: FestivalTaskReviewer) => ({ ...act, team });

it("FT-20 A draft can't be approved", () => {
  expect(() => approve(readyDraft(), by("humain"))).toThrow(refusal("La FT #1 est encore en brouillon"));
});

describe("FT-21 Approving is refused", () => {
  it("when the team is not asked", () => {
    expect(() => approve(inReview(), by("elec"))).toThrow(
      refusal("La fiche #1 n'est pas à valider par l'équipe elec"),
    );
  });

  it("when the team has already approved", () => {
    expect(() => approve(approvedBy(["humain"]), by("humain"))).toThrow(
      refusal("La fiche #1 est validée par l'équipe humain"),
    );
  });

  it("to matos while a request has no drive", () => {
    const message = "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FT";
    const inquiries = [request(ladder, { drive: "Magasin" }), request(tape)];
    expect(() => approve(inReview(readyDraft({ inquiries })), by("matos"))).toThrow(refusal(message));
  });

  it("but humain and elec do not wait for drives, nor matos for nothing", () => {
    const ft = inReview(readyPoweredDraft({ inquiries: [request(ladder)] }));
    expect(approve(ft, by("humain")).reviews.humain).toBe("APPROVED");
    expect(approve(ft, by("elec")).reviews.elec).toBe("APPROVED");
    const found = inReview(readyDraft({ inquiries: [request(ladder, { drive: "Magasin" })] }));
    expect(approve(found, by("matos")).reviews.matos).toBe("APPROVED");
  });
});

describe("FT-22 After an approval", () => {
  it.each<[string, FestivalTaskReviewer, Partial<Reviews>]>([
    ["matos comes last, without supply", "matos", { humain: "APPROVED", elec: "NOT_ASKING_TO_REVIEW" }],
    ["elec comes last, with supply", "elec", { humain: "APPROVED", matos: "APPROVED" }],
    ["matos comes last, elec ignoring", "matos", { humain: "APPROVED", elec: "WILL_NOT_REVIEW" }],
    ["humain comes last, both ignoring", "humain", { matos: "WILL_NOT_REVIEW", elec: "WILL_NOT_REVIEW" }],
  ])("the sheet is validated when %s", (_, team, reviews) => {
    const ft = approve(reviewed(readyPoweredDraft(), reviews), by(team));
    expect(ft.status).toBe("VALIDATED");
  });

  it("it stays in review while a team has not said anything", () => {
    const ft = approve(approve(inReview(readyPoweredDraft()), by("humain")), by("elec"));
    expect(ft).toMatchObject({
      status: "IN_REVIEW",
      reviews: { humain: "APPROVED", matos: "REVIEWING", elec: "APPROVED" },
    });
  });

  it("it stays refused while another team rejects it", () => {
    const ft = refusedBy(["humain", "matos"]);
    expect(approve(ft, by("humain"))).toMatchObject({
      status: "REFUSED",
      reviews: { humain: "APPROVED", matos: "REJECTED" },
    });
  });

  it("it is in review again when the last team that rejected approves", () => {
    expect(approve(refusedBy(["humain"]), by("humain")).status).toBe("IN_REVIEW");
  });

  it("a team that ignored may approve", () => {
    const ft = reviewed(readyDraft(), { matos: "WILL_NOT_REVIEW" });
    expect(approve(ft, by("matos")).reviews.matos).toBe("APPROVED");
  });

  it("the history says who approved, and when", () => {
    expect(approve(inReview(), by("humain")).history.at(-1)).toEqual({
      action: "APPROVED",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "FT approuvée",
    });
  });

  it("the status is what the reviews say, whichever way they came", () => {
    expect(statusOf({ humain: "APPROVED", matos: "REJECTED", elec: "REVIEWING" })).toBe("REFUSED");
    expect(statusOf({ humain: "APPROVED", matos: "REVIEWING", elec: "APPROVED" })).toBe("IN_REVIEW");
  });
});

describe("FT-27 Once ready to assign", () => {
  it("an approval leaves the sheet as it is", () => {
    expect(() => approve(readyToAssign(), by("humain"))).toThrow(
      refusal("La fiche #1 est validée par l'équipe humain"),
    );
    const started = readyToAssign();
    const ignored = {
      ...started,
      reviews: { ...started.reviews, matos: "WILL_NOT_REVIEW" } as const,
    };
    expect(() => approve(ignored, by("matos"))).toThrow(refusal("La FT #1 est déjà en cours d'affectation"));
  });
});

describe("Before the click", () => {
  it("the screen can tell why a team could not approve", () => {
    expect(whyNotApprovable(inReview(), "elec")?.message).toBe(
      "La fiche #1 n'est pas à valider par l'équipe elec",
    );
    expect(whyNotApprovable(inReview(), "humain")).toBeUndefined();
  });
});
