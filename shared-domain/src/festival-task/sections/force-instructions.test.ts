import { act, lea } from "../../festival-activity/testing/activities";
import { refusal } from "../../testing/refusal";
import { forceInstructions, whyNotForceable } from "./force-instructions";
import { approvedBy, inReview, readyDraft, readyToAssign, refusedBy, validated } from "../testing/tasks";

const forced = { global: "<p>Rendez-vous avancé</p>", inCharge: "<p>Prends la clé</p>" };
const someoneInCharge = readyDraft({
  instructions: { inCharge: { volunteers: [lea], instruction: "<p>Ferme à clé</p>" } },
});

describe("FT-47 Forcing the instructions", () => {
  it("is refused on a draft", () => {
    expect(() => forceInstructions(readyDraft(), forced, act)).toThrow(
      refusal("La fiche tâche #1 est en brouillon"),
    );
  });

  it("is refused without any approval, in review or refused", () => {
    const none = refusal("La fiche tâche #1 n'a aucune approbation");
    expect(() => forceInstructions(inReview(), forced, act)).toThrow(none);
    expect(() => forceInstructions(refusedBy(["humain"]), forced, act)).toThrow(none);
  });

  it.each([
    ["in review", approvedBy(["humain"], someoneInCharge)],
    ["refused", refusedBy(["humain"], someoneInCharge, { matos: "APPROVED" })],
    ["validated", validated(someoneInCharge)],
    ["ready to assign", readyToAssign(someoneInCharge)],
  ])("changes the texts of a sheet %s, and nothing else but its history", (_, ft) => {
    const after = forceInstructions(ft, forced, act);
    expect(after).toEqual({
      ...ft,
      instructions: {
        ...ft.instructions,
        global: "<p>Rendez-vous avancé</p>",
        inCharge: { volunteers: [lea], instruction: "<p>Prends la clé</p>" },
      },
      history: [
        ...ft.history,
        {
          action: "FORCED_UPDATE",
          by: lea,
          at: "2025-05-16T12:30:45.000Z",
          description: "Mise à jour forcée des instructions",
        },
      ],
    });
  });

  it("leaves the other text as it is", () => {
    const ft = validated(someoneInCharge);
    const after = forceInstructions(ft, { global: forced.global }, act);
    expect(after.instructions.inCharge).toEqual(ft.instructions.inCharge);
  });

  it("writes nothing for people in charge who are not there", () => {
    const ft = validated();
    const after = forceInstructions(ft, forced, act);
    expect(after.instructions.inCharge.instruction).toBeNull();
    expect(after.instructions.global).toBe("<p>Rendez-vous avancé</p>");
    expect(forceInstructions(ft, { inCharge: forced.inCharge }, act)).toBe(ft);
  });

  it("the screen knows beforehand whether there is something to force", () => {
    expect(whyNotForceable(inReview())?.message).toBe("La fiche tâche #1 n'a aucune approbation");
    expect(whyNotForceable(validated())).toBeUndefined();
  });
});
