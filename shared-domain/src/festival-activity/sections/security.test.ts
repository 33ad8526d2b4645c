import { badInputRefusal, refusal } from "../../testing/refusal";
import { updateSecurity } from "./security";
import { approvedBy, draft, inReview, readyDraft } from "../testing/activities";

describe("FA-46 Security", () => {
  it("changes field by field", () => {
    const fa = updateSecurity(inReview(), { specialNeed: "Deux vigiles" });
    expect(fa.security).toEqual({ specialNeed: "Deux vigiles", freePass: 0 });
    expect(updateSecurity(fa, { freePass: 4 }).security).toEqual({
      specialNeed: "Deux vigiles",
      freePass: 4,
    });
  });

  it("lets the special need be cleared", () => {
    const fa = draft({ security: { specialNeed: "Deux vigiles" } });
    expect(updateSecurity(fa, { specialNeed: null }).security.specialNeed).toBeNull();
  });

  it("counts passes from 0", () => {
    expect(() => updateSecurity(draft(), { freePass: -1 })).toThrow(
      badInputRefusal("Le nombre de laissez passer doit être supérieur ou égale à 0"),
    );
    expect(updateSecurity(readyDraft({ security: { freePass: 3 } }), { freePass: 0 }).security.freePass).toBe(
      0,
    );
  });

  it("is closed once secu has approved", () => {
    expect(() => updateSecurity(approvedBy(["secu"]), { freePass: 1 })).toThrow(
      refusal("La FA a déjà été validée par l'équipe secu."),
    );
  });
});
