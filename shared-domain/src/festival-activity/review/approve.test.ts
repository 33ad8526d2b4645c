import { refusal } from "../../testing/refusal";
import { approve, whyNotApprovable } from "./approve";
import {
  type FestivalActivity,
  type FestivalActivityReviewer,
  type Signage,
  festivalActivityReviewers,
} from "../festival-activity";
import * as activities from "../testing/activities";
import { act, lea } from "../testing/activities";
import { barrier, cable, request, table } from "../testing/gears";

const by = (team: FestivalActivityReviewer) => ({ ...act, team });

describe("FA-20 Approving is refused", () => {
  it("on a draft", () => {
    expect(() => approve(activities.readyDraft(), by("humain"))).toThrow(
      refusal("La FA #1 est encore en brouillon"),
    );
  });

  it("when the team has already approved", () => {
    expect(() => approve(activities.approvedBy(["humain"]), by("humain"))).toThrow(
      refusal("La fiche #1 est validée par l'équipe humain"),
    );
  });

  it("when the team is not asked", () => {
    expect(() => approve(activities.inReview(), by("communication"))).toThrow(
      refusal("La fiche #1 n'est pas à valider par l'équipe communication"),
    );
  });
});

describe("FA-21 Drives come before the approval of the team that provides the gear", () => {
  const message = "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FA";
  const timeWindows = [activities.saturdayMorning];
  const asking = (inquiry: Partial<FestivalActivity["inquiry"]>) =>
    activities.inReview(activities.readyDraft({ inquiry: { timeWindows, ...inquiry } }));

  it.each<[FestivalActivityReviewer, FestivalActivity]>([
    ["matos", asking({ gears: [request(table)] })],
    ["elec", asking({ electricity: [request(cable)] })],
    ["barrieres", asking({ barriers: [request(barrier)] })],
  ])("%s can't approve while one of its requests has none", (team, fa) => {
    expect(() => approve(fa, by(team))).toThrow(refusal(message));
  });

  it("one missing among several is enough", () => {
    const gears = [request(table, { drive: "Magasin" }), { ...request(table), slug: "chaise" }];
    expect(() => approve(asking({ gears }), by("matos"))).toThrow(refusal(message));
  });

  it("matos approves once all its requests have one, even if barriers have none", () => {
    const fa = asking({
      gears: [request(table, { drive: "Magasin" })],
      barriers: [request(barrier)],
    });
    expect(approve(fa, by("matos")).reviews.matos).toBe("APPROVED");
  });

  it("the other teams do not wait for drives", () => {
    const fa = asking({ gears: [request(table)] });
    expect(approve(fa, by("humain")).reviews.humain).toBe("APPROVED");
  });
});

describe("FA-22 Catalogue links come before the approval of signa", () => {
  const message =
    "Il faut attribuer des références du catalogue aux demandes de signalétiques avant de valider la FA";
  const signage = (id: string, linked: boolean): Signage => ({
    id,
    type: "PANNEAU",
    text: "Toilettes",
    size: "A3",
    quantity: 1,
    comment: null,
    ...(linked ? { catalogItem: { id: 4, name: "Toilettes", type: "PANNEAU" } } : {}),
  });

  it("signa can't approve while some are missing", () => {
    const signa = { signages: [signage("a", true), signage("b", false)] };
    expect(() => approve(activities.inReview(activities.readyDraft({ signa })), by("signa"))).toThrow(
      refusal(message),
    );
  });

  it("signa approves once all are linked", () => {
    const signa = { signages: [signage("a", true), signage("b", true)] };
    expect(approve(activities.inReview(activities.readyDraft({ signa })), by("signa")).reviews.signa).toBe(
      "APPROVED",
    );
  });

  it("the other teams do not wait for links", () => {
    const signa = { signages: [signage("a", false)] };
    expect(approve(activities.inReview(activities.readyDraft({ signa })), by("secu")).reviews.secu).toBe(
      "APPROVED",
    );
  });
});

describe("FA-23 After an approval", () => {
  it("the sheet stays in review while a team has not said anything", () => {
    expect(approve(activities.inReview(), by("humain")).status).toBe("IN_REVIEW");
  });

  it("a team that had rejected has approved", () => {
    const fa = approve(activities.refusedBy(["secu"]), by("secu"));
    expect(fa).toMatchObject({ status: "IN_REVIEW", reviews: { secu: "APPROVED" } });
  });

  it("another rejection keeps it refused", () => {
    expect(approve(activities.refusedBy(["secu", "elec"]), by("secu")).status).toBe("REFUSED");
  });

  it("the history says who approved, and when", () => {
    expect(approve(activities.inReview(), by("humain")).history.at(-1)).toEqual({
      action: "APPROVED",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "FA approuvée",
    });
  });
});

describe("FA-24 The approvals of several teams", () => {
  const except = (...teams: string[]) => festivalActivityReviewers.filter((team) => !teams.includes(team));

  it("are all kept", () => {
    const fa = approve(approve(activities.inReview(), by("humain")), by("elec"));
    expect(fa.reviews).toMatchObject({ humain: "APPROVED", elec: "APPROVED", matos: "REVIEWING" });
  });

  it("secu, the last one, validates a private activity", () => {
    const fa = activities.approvedBy(except("secu", "communication"));
    expect(approve(fa, by("secu")).status).toBe("VALIDATED");
  });

  it("communication, the last one, validates a public activity", () => {
    const fa = activities.approvedBy(except("communication"), activities.readyPublicDraft());
    expect(approve(fa, by("communication")).status).toBe("VALIDATED");
  });
});

describe("Before the click", () => {
  it("the screen can tell why a team could not approve", () => {
    expect(whyNotApprovable(activities.inReview(), "communication")?.message).toBe(
      "La fiche #1 n'est pas à valider par l'équipe communication",
    );
    expect(whyNotApprovable(activities.reviewed(activities.readyDraft(), {}), "humain")).toBeUndefined();
  });
});
