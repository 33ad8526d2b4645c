import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import { activityNotFound, checkRemovable, createFestivalActivity } from "./create-and-remove";
import { act, draft, lea, validated } from "./testing/activities";

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

it("FA-2 An unknown activity is told by its number", () => {
  expect(() => {
    throw activityNotFound(77);
  }).toThrow(notFoundRefusal("La fiche activité #77 n'a pas été trouvée"));
});

describe("FA-8 Removing an activity", () => {
  const task = (id: number) => ({ id, name: "Monter la scène", status: "DRAFT" });

  it("is possible in any status", () => {
    expect(() => checkRemovable(draft())).not.toThrow();
    expect(() => checkRemovable(validated())).not.toThrow();
  });

  it("is refused while a task is attached", () => {
    expect(() => checkRemovable({ tasks: [task(3)] })).toThrow(
      refusal("Impossible de supprimer la FA, elle est liée à la FT 3"),
    );
  });

  it("names all the tasks", () => {
    expect(() => checkRemovable({ tasks: [task(3), task(8)] })).toThrow(
      refusal("Impossible de supprimer la FA, elle est liée aux FTs 3, 8"),
    );
  });
});
