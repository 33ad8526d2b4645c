import { badInputRefusal } from "../testing/refusal";
import { createFestivalActivity } from "./create";
import { act, lea } from "./testing/activities";

describe("FA-1 A new activity", () => {
  const fa = createFestivalActivity({ id: 12, name: "Concert", ...act });

  it("is an empty draft, its author in charge", () => {
    expect(fa).toMatchObject({
      id: 12,
      status: "DRAFT",
      general: {
        name: "Concert",
        description: null,
        categories: [],
        toPublish: false,
        photoLink: null,
        isFlagship: false,
        timeWindows: [],
      },
      inCharge: { adherent: lea, team: null, contractors: [] },
      signa: { location: null, signages: [] },
      security: { specialNeed: null, freePass: 0 },
      supply: { electricity: [], water: null },
      inquiry: { timeWindows: [], gears: [], electricity: [], barriers: [] },
      feedbacks: [],
      tasks: [],
    });
    expect(fa).not.toHaveProperty("reviews");
  });

  it("starts its history, in whole seconds", () => {
    expect(fa.history).toEqual([
      { action: "CREATED", by: lea, at: "2025-05-16T12:30:45.000Z", description: "FA créée" },
    ]);
  });

  it("needs a name", () => {
    expect(() => createFestivalActivity({ id: 12, name: "  ", ...act })).toThrow(
      badInputRefusal("Le nom de la FA est nécessaire"),
    );
  });
});
