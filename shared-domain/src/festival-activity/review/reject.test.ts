import { badInputRefusal, refusal } from "../../testing/refusal";
import type { FestivalActivityReviewer } from "../festival-activity";
import { hasJustBeenValidated, isFirstRejection } from "./review";
import { reject } from "./reject";
import {
  act,
  approvedBy,
  inReview,
  lea,
  readyDraft,
  readyPublicDraft,
  refusedBy,
  validated,
} from "../testing/activities";

const by = (team: FestivalActivityReviewer, reason = "Trop de bruit") => ({ ...act, team, reason });

describe("FA-25 Rejecting", () => {
  it("refuses the sheet and says why", () => {
    const fa = reject(inReview(), by("secu"));
    expect(fa).toMatchObject({ status: "REFUSED", reviews: { secu: "REJECTED" } });
    expect(fa.history.at(-1)).toEqual({
      action: "REJECTED",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "FA rejetée pour la raison suivante: Trop de bruit",
    });
  });

  it("is possible after having approved, and on a validated sheet", () => {
    expect(reject(approvedBy(["secu"]), by("secu")).reviews.secu).toBe("REJECTED");
    expect(reject(validated(), by("secu")).status).toBe("REFUSED");
  });

  it("keeps the rejections of several teams", () => {
    const fa = reject(refusedBy(["elec"]), by("secu"));
    expect(fa.reviews).toMatchObject({ elec: "REJECTED", secu: "REJECTED" });
  });

  it("is refused on a draft", () => {
    expect(() => reject(readyDraft(), by("secu"))).toThrow(refusal("La FA #1 est encore en brouillon"));
  });

  it("is refused twice", () => {
    expect(() => reject(refusedBy(["secu"]), by("secu"))).toThrow(
      refusal("La FA #1 est refusée par l'équipe secu"),
    );
  });

  it("needs a reason", () => {
    expect(() => reject(inReview(), by("secu", " \n"))).toThrow(
      badInputRefusal("Une explication est nécessaire pour rejeter une FA"),
    );
  });
});

describe("FA-26 Communication", () => {
  it("does not reject a private activity", () => {
    expect(() => reject(inReview(), by("communication"))).toThrow(
      refusal("La fiche #1 n'est pas à valider par l'équipe communication"),
    );
  });

  it("may reject a public one", () => {
    expect(reject(inReview(readyPublicDraft()), by("communication")).status).toBe("REFUSED");
  });
});

describe("A mail leaves", () => {
  it("for the only rejection, not for a second one", () => {
    const once = reject(inReview(), by("secu"));
    expect(isFirstRejection(once)).toBe(true);
    expect(isFirstRejection(reject(once, by("elec")))).toBe(false);
    expect(isFirstRejection(readyDraft())).toBe(false);
  });

  it("when the last awaited team approves", () => {
    expect(hasJustBeenValidated(inReview(), validated())).toBe(true);
    expect(hasJustBeenValidated(validated(), validated())).toBe(false);
    expect(hasJustBeenValidated(readyDraft(), inReview())).toBe(false);
  });
});
