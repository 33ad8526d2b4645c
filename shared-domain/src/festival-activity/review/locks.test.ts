import { lockedBy } from "../../festival-event/errors";
import { lockedSections, lockersOf, sectionsReviewedBy } from "./locks";
import {
  approvedBy,
  inReview,
  readyDraft,
  readyPublicDraft,
  refusedBy,
  saturdayMorning,
  validated,
} from "../testing/activities";
import { cable, request, table } from "../testing/gears";

describe("FA-38 The message of a closed section", () => {
  it("names one team, or all of them", () => {
    expect(lockedBy("FA", ["secu"]).message).toBe("La FA a déjà été validée par l'équipe secu.");
    expect(lockedBy("FA", ["barrieres", "elec", "matos"]).message).toBe(
      "La FA a déjà été validée par les équipes barrieres et elec et matos.",
    );
  });
});

describe("What the screen shows as closed", () => {
  it("nothing on a draft, nor before an approval", () => {
    expect(lockedSections(readyDraft())).toEqual({});
    expect(lockedSections(inReview())).toEqual({});
    expect(lockedSections(refusedBy(["humain", "signa"]))).toEqual({});
  });

  it("what humain closes on a private activity", () => {
    expect(lockedSections(approvedBy(["humain"]))).toEqual({
      general: ["humain"],
      generalTimeWindows: ["humain"],
      inCharge: ["humain"],
    });
  });

  it("what humain and communication close on a public one", () => {
    expect(lockedSections(approvedBy(["humain"], readyPublicDraft()))).toEqual({
      generalTimeWindows: ["humain"],
      inCharge: ["humain"],
    });
    expect(lockedSections(approvedBy(["communication"], readyPublicDraft()))).toEqual({
      general: ["communication"],
    });
  });

  it("everything on a validated sheet", () => {
    const inquiry = {
      timeWindows: [saturdayMorning],
      gears: [request(table)],
      electricity: [request(cable)],
    };
    expect(lockedSections(validated(readyDraft({ inquiry })))).toEqual({
      general: ["humain"],
      generalTimeWindows: ["humain"],
      inCharge: ["humain"],
      signa: ["signa"],
      security: ["secu"],
      supply: ["elec"],
      inquiryTimeWindows: ["elec", "matos"],
      inquiryOfMatos: ["matos"],
      inquiryOfElec: ["elec"],
      inquiryOfBarrieres: ["barrieres"],
    });
  });

  it("who closes one section", () => {
    expect(lockersOf(approvedBy(["secu"]), "security")).toEqual(["secu"]);
    expect(lockersOf(approvedBy(["secu"]), "supply")).toEqual([]);
  });
});

describe("What a team's review is about", () => {
  it("the sections that its approval closes", () => {
    const inquiry = { timeWindows: [saturdayMorning], electricity: [request(cable)] };
    expect(sectionsReviewedBy(refusedBy(["secu"]), "secu")).toEqual(["security"]);
    expect(sectionsReviewedBy(refusedBy(["elec"], readyDraft({ inquiry })), "elec")).toEqual([
      "supply",
      "inquiryOfElec",
    ]);
    expect(sectionsReviewedBy(refusedBy(["communication"], readyPublicDraft()), "communication")).toEqual([
      "general",
    ]);
    expect(sectionsReviewedBy(refusedBy(["humain"]), "humain")).toEqual([
      "general",
      "generalTimeWindows",
      "inCharge",
    ]);
  });
});
