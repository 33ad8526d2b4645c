import { refusal } from "../../testing/refusal";
import type { FestivalTaskReviewer, ReviewableStatus, Reviews } from "../festival-task";
import { ignore, whyNotIgnorable } from "./ignore";
import {
  inReview,
  ladder,
  readyDraft,
  readyPoweredDraft,
  readyToAssign,
  request,
  reviewed,
} from "../testing/tasks";

it("FT-20 A draft can't be ignored", () => {
  expect(() => ignore(readyDraft(), { team: "matos" })).toThrow(refusal("La FT #1 est encore en brouillon"));
});

describe("FT-24 Ignoring", () => {
  it.each<[string, Partial<Reviews>, FestivalTaskReviewer, ReviewableStatus]>([
    ["leaves it in review while another team reviews", {}, "matos", "IN_REVIEW"],
    ["lifts the only rejection", { elec: "REJECTED" }, "elec", "IN_REVIEW"],
    ["leaves it refused by another team", { elec: "REJECTED", humain: "REJECTED" }, "elec", "REFUSED"],
    [
      "validates what the others approved once the rejection is lifted",
      { matos: "REJECTED", humain: "APPROVED", elec: "APPROVED" },
      "matos",
      "VALIDATED",
    ],
    [
      "leaves it validated after having approved",
      { matos: "APPROVED", humain: "APPROVED", elec: "APPROVED" },
      "matos",
      "VALIDATED",
    ],
    [
      "validates it when the last awaited team ignores",
      { humain: "APPROVED", matos: "APPROVED" },
      "elec",
      "VALIDATED",
    ],
  ])("%s", (_, reviews, team, status) => {
    const ft = reviewed(readyPoweredDraft(), reviews);
    const after = ignore(ft, { team });
    expect(after).toMatchObject({ status, reviews: { ...reviews, [team]: "WILL_NOT_REVIEW" } });
    expect(after.history).toEqual(ft.history);
  });

  it("twice changes nothing more", () => {
    const once = ignore(inReview(), { team: "matos" });
    expect(ignore(once, { team: "matos" })).toEqual(once);
  });
});

describe("FT-25 Ignoring is refused", () => {
  it("to humain", () => {
    expect(() => ignore(inReview(), { team: "humain" })).toThrow(
      refusal("Tu ne peux pas ignorer une fiche tâche"),
    );
  });

  it("to matos when gear is asked for, not to elec", () => {
    const ft = inReview(readyPoweredDraft({ inquiries: [request(ladder)] }));
    expect(() => ignore(ft, { team: "matos" })).toThrow(
      refusal("La log matos ne peux pas ignorer une fiche tâche ayant des demandes de matos"),
    );
    expect(ignore(ft, { team: "elec" }).reviews.elec).toBe("WILL_NOT_REVIEW");
  });

  it("to a team that is not asked", () => {
    expect(() => ignore(inReview(), { team: "elec" })).toThrow(
      refusal("La fiche #1 n'est pas à valider par l'équipe elec"),
    );
  });
});

it("FT-27 Once ready to assign, ignoring leaves the sheet as it is", () => {
  expect(() => ignore(readyToAssign(), { team: "matos" })).toThrow(
    refusal("La FT #1 est déjà en cours d'affectation"),
  );
});

it("Before the click, the screen can tell why a team could not ignore", () => {
  expect(whyNotIgnorable(inReview(), "humain")?.message).toBe("Tu ne peux pas ignorer une fiche tâche");
  expect(whyNotIgnorable(inReview(), "matos")).toBeUndefined();
});
