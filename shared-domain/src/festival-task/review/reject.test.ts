import { act, lea } from "../../festival-activity/testing/activities";
import { badInputRefusal, refusal } from "../../testing/refusal";
import type { FestivalTaskReviewer } from "../festival-task";
import { isFirstRejection } from "./review";
import { assignmentsLostBy, reject } from "./reject";
import {
  approvedBy,
  fridayNight,
  inReview,
  readyDraft,
  readyToAssign,
  refusedBy,
  saturday,
  validated,
} from "../testing/tasks";

const by = (team: FestivalTaskReviewer, reason = "Trop peu de monde") => ({ ...act, team, reason });

it("FT-20 A draft can't be rejected", () => {
  expect(() => reject(readyDraft(), by("humain"))).toThrow(refusal("La FT #1 est encore en brouillon"));
});

describe("FT-23 Rejecting", () => {
  it("refuses the sheet and says why", () => {
    const ft = reject(inReview(), by("matos"));
    expect(ft).toMatchObject({
      status: "REFUSED",
      reviews: { humain: "REVIEWING", matos: "REJECTED" },
    });
    expect(ft.history.at(-1)).toEqual({
      action: "REJECTED",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "FT rejetée pour la raison suivante: Trop peu de monde",
    });
  });

  it("is refused to a team that is not asked", () => {
    expect(() => reject(inReview(), by("elec"))).toThrow(
      refusal("La fiche #1 n'est pas à valider par l'équipe elec"),
    );
  });

  it("is possible twice, each time with its reason", () => {
    const ft = reject(reject(inReview(), by("humain")), by("humain", "Toujours pas"));
    expect(ft.reviews.humain).toBe("REJECTED");
    expect(ft.history.slice(-2).map(({ description }) => description)).toEqual([
      "FT rejetée pour la raison suivante: Trop peu de monde",
      "FT rejetée pour la raison suivante: Toujours pas",
    ]);
  });

  it("keeps the rejections of several teams", () => {
    expect(reject(refusedBy(["humain"]), by("matos")).reviews).toMatchObject({
      humain: "REJECTED",
      matos: "REJECTED",
    });
  });

  it("is possible after having approved, and on a validated sheet", () => {
    expect(reject(approvedBy(["humain"]), by("humain")).reviews.humain).toBe("REJECTED");
    expect(reject(validated(), by("matos"))).toMatchObject({
      status: "REFUSED",
      reviews: { humain: "APPROVED", matos: "REJECTED" },
    });
  });

  it("needs a reason", () => {
    expect(() => reject(inReview(), by("matos", " \n"))).toThrow(
      badInputRefusal("Une explication est nécessaire pour rejeter une FT"),
    );
  });
});

describe("AS-5 Rejecting a task in assignment", () => {
  const started = readyToAssign(
    readyDraft({ mobilizations: [{ ...fridayNight, durationSplitInHour: 4 }, saturday] }),
  );

  it("takes its assignments away, and all that came with them", () => {
    const ft = reject(started, by("humain"));
    expect(ft).toMatchObject({
      status: "REFUSED",
      reviews: { humain: "REJECTED", matos: "APPROVED" },
      mobilizations: [{ ...fridayNight, durationSplitInHour: 4 }, saturday],
    });
    expect(ft).not.toHaveProperty("topPriority");
    expect(ft).not.toHaveProperty("category");
    expect(ft.mobilizations.some((mobilization) => "assignments" in mobilization)).toBe(false);
  });

  it("the screen can say how many beforehand", () => {
    expect(assignmentsLostBy(started)).toBe(5);
    expect(assignmentsLostBy(validated())).toBe(0);
  });
});

it("The administrator gets a mail for the first rejection only", () => {
  expect(isFirstRejection(refusedBy(["matos"]))).toBe(true);
  expect(isFirstRejection(refusedBy(["matos", "humain"]))).toBe(false);
  expect(isFirstRejection(readyDraft())).toBe(false);
});
