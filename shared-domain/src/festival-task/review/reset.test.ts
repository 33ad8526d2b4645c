import { act, lea } from "../../festival-activity/testing/activities";
import type { RefusedFestivalTask } from "../festival-task";
import { updateInstructions } from "../sections/instructions";
import { updateMobilization } from "../mobilization/mobilizations";
import { type Operation, draftWithoutInCharge, fullDraft, operations } from "../testing/operations";
import { fridayNight, inReview, refusedBy, saturday } from "../testing/tasks";

const refused = (from = fullDraft): RefusedFestivalTask =>
  refusedBy(["humain"], from, { matos: "APPROVED", elec: "APPROVED" });

const { appointment, content, initialisation } = operations;

describe("FT-41 What changes on a refused sheet makes its approvals void", () => {
  it("those who had approved look again, the rejection stays", () => {
    const after = content["rewrite the instructions"](refused());
    expect(after).toMatchObject({
      status: "REFUSED",
      reviews: { humain: "REJECTED", matos: "REVIEWING", elec: "REVIEWING" },
    });
    expect(after.history.at(-1)).toEqual({
      action: "RESET_REVIEW",
      by: lea,
      at: "2025-05-16T12:30:45.000Z",
      description: "Précédentes approbations réinitialisées par un changement sur le champ instructions",
    });
  });

  it("those who ignore it and those not asked stay out", () => {
    const ft = refusedBy(["humain"], fullDraft, { matos: "APPROVED", elec: "WILL_NOT_REVIEW" });
    expect(content["rewrite the instructions"](ft)).toMatchObject({
      reviews: { matos: "REVIEWING", elec: "WILL_NOT_REVIEW" },
    });
  });

  it.each<[string, Operation, string]>([
    [
      "the meeting place",
      appointment["change the meeting place"],
      "un changement sur le champ instructions des responsables",
    ],
    [
      "the instructions in charge",
      content["rewrite the instructions in charge"],
      "un changement sur le champ instructions des responsables",
    ],
    [
      "clearing those in charge",
      content["clear those in charge"],
      "la suppression des instructions des responsables",
    ],
    [
      "a new mobilization",
      content["add a mobilization"],
      "l'ajout d'une mobilisation du dimanche 19 mai à 10:00 au dimanche 19 mai à 18:00",
    ],
    [
      "a moved mobilization, by its previous period",
      content["move a mobilization"],
      "un changement sur la mobilisation du samedi 18 mai à 10:00 au samedi 18 mai à 18:00",
    ],
    [
      "a removed mobilization",
      content["remove a mobilization"],
      "la suppression de la mobilisation du samedi 18 mai à 10:00 au samedi 18 mai à 18:00",
    ],
  ])("the history names %s", (_, change, reason) => {
    expect(change(refused()).history.at(-1)?.description).toBe(
      `Précédentes approbations réinitialisées par ${reason}`,
    );
  });

  it("the history names the initialisation of those in charge", () => {
    const after = initialisation["initialise those in charge"](refused(draftWithoutInCharge));
    expect(after.history.at(-1)?.description).toBe(
      "Précédentes approbations réinitialisées par l'initialisation des instructions des responsables",
    );
  });

  it("a period is told in Paris time, over midnight", () => {
    const later = { ...saturday, start: "2024-05-18T10:00:00Z" };
    const after = updateMobilization(refused(), fridayNight.id, later, act);
    expect(after.history.at(-1)?.description).toBe(
      "Précédentes approbations réinitialisées par un changement sur la mobilisation du vendredi 17 mai à 18:00 au samedi 18 mai à 10:00",
    );
  });

  it("nothing is reset, nor told, without approvals or in review", () => {
    for (const ft of [refusedBy(["humain"], fullDraft), inReview(fullDraft)]) {
      const after = content["rewrite the instructions"](ft);
      expect(after.history).toEqual(ft.history);
    }
  });

  it("nothing is reset by what changes nothing", () => {
    const ft = refused();
    const { global, inCharge } = ft.instructions;
    expect(updateInstructions(ft, { global, inCharge: inCharge.instruction }, act)).toBe(ft);
    expect(updateMobilization(ft, saturday.id, saturday, act)).toBe(ft);
  });
});
