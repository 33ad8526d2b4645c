import {
  approvedBy as approvedActivity,
  at,
  mainStage,
  noel,
  readyDraft as readyActivity,
  saturdayMorning,
} from "../festival-activity/testing/activities";
import { cable, request, table } from "../festival-activity/testing/gears";
import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import { createFestivalTask, taskNotFound, checkRemovable } from "./create-and-remove";
import { linkedActivityOf } from "./linked-activity";
import { draft, escapeGame, inReview, readyToAssign, refusedBy, validated } from "./testing/tasks";

describe("FT-1 A new task", () => {
  it("is a draft under its activity, its author as administrator, everything else empty", () => {
    expect(
      createFestivalTask({
        id: 421,
        name: " Tenir l'accueil ",
        festivalActivity: escapeGame,
        by: noel,
        at,
      }),
    ).toEqual({
      id: 421,
      version: 1,
      status: "DRAFT",
      festivalActivity: escapeGame,
      general: { name: "Tenir l'accueil", administrator: noel, team: null },
      instructions: {
        appointment: null,
        contacts: [],
        global: null,
        inCharge: { volunteers: [], instruction: null },
      },
      mobilizations: [],
      inquiries: [],
      feedbacks: [],
      history: [
        {
          action: "CREATED",
          by: noel,
          at: "2025-05-16T12:30:45.000Z",
          description: "FT créée",
        },
      ],
    });
  });

  it("has a name", () => {
    expect(() =>
      createFestivalTask({ id: 1, name: " ", festivalActivity: escapeGame, by: noel, at }),
    ).toThrow(badInputRefusal("Le nom de la FT est nécessaire"));
  });
});

describe("The activity of a task", () => {
  it("is shown as it stands, whatever its status", () => {
    const fa = approvedActivity(
      ["humain"],
      readyActivity({
        general: { timeWindows: [saturdayMorning] },
        inquiry: {
          timeWindows: [saturdayMorning],
          gears: [request(table, { drive: "Magasin" })],
          electricity: [request(cable)],
        },
      }),
    );
    expect(linkedActivityOf(fa)).toEqual({
      id: 1,
      version: 1,
      name: "Escape game",
      status: "IN_REVIEW",
      location: mainStage,
      timeWindows: [saturdayMorning],
      hasSupplyRequest: false,
      inquiry: {
        timeWindows: [saturdayMorning],
        all: [
          { ...request(table, { drive: "Magasin" }), owner: "matos" },
          { ...request(cable), owner: "elec" },
        ],
      },
    });
  });

  it("asks for elec as soon as it needs power or water", () => {
    const watered = readyActivity({ supply: { water: "Un tuyau" } });
    expect(linkedActivityOf(watered).hasSupplyRequest).toBe(true);
    expect(linkedActivityOf(readyActivity()).hasSupplyRequest).toBe(false);
  });
});

describe("FT-2 Removing a task", () => {
  it("is possible until it is ready to assign", () => {
    for (const ft of [draft(), inReview(), refusedBy(["matos"]), validated()]) {
      expect(() => checkRemovable(ft)).not.toThrow();
    }
  });

  it("is refused from then on", () => {
    expect(() => checkRemovable(readyToAssign())).toThrow(
      refusal("Impossible de supprimer la fiche tâche #1 car elle est déjà en cours d'affectation"),
    );
  });

  it("an unknown task is told by its number", () => {
    expect(() => {
      throw taskNotFound(77);
    }).toThrow(notFoundRefusal("La fiche tâche #77 n'a pas été trouvée"));
  });
});
