import { badInputRefusal, refusal } from "../testing/refusal";
import { checkContribution, contributionExpiry, isContributionDue } from "./contribution";

const adherent = { mayPay: true, hasPaid: false };

describe("a contribution", () => {
  it("is refused to who may not pay, then to who has paid, then below 1 € (CO-2)", () => {
    expect(() => checkContribution({ mayPay: false, hasPaid: true }, 0)).toThrow(
      refusal("Le bénévole n'est pas autorisé à payer la cotisation"),
    );
    expect(() => checkContribution({ mayPay: true, hasPaid: true }, 0)).toThrow(
      refusal("Le bénévole a déjà payé sa cotisation pour cette édition"),
    );
    expect(() => checkContribution(adherent, 99)).toThrow(
      badInputRefusal("Le montant doit être supérieur ou égal à 1€"),
    );
  });

  it("passes from 1 € to 10 000 € (CO-2)", () => {
    expect(() => checkContribution(adherent, 100)).not.toThrow();
    expect(() => checkContribution(adherent, 1_000_000)).not.toThrow();
    expect(() => checkContribution(adherent, 1_000_001)).toThrow(
      badInputRefusal("Le montant de la transaction est trop élevé"),
    );
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])("is due for who may pay (%s) and has paid (%s): %s (CO-6)", (mayPay, hasPaid, isDue) => {
    expect(isContributionDue({ mayPay, hasPaid })).toBe(isDue);
  });

  it("counts until the 31st of August of its edition's year, Paris midnight (CO-3)", () => {
    expect(contributionExpiry(51).toISOString()).toBe("2026-08-30T22:00:00.000Z");
  });
});
