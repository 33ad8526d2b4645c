import { badInputRefusal, refusal } from "../testing/refusal";
import { checkTransfer, checkTransferAccounts } from "./transfer";

describe("a transfer", () => {
  it("goes to another person (TR-1), whatever its amount", () => {
    expect(() => checkTransfer(3, { to: 3, amount: -5 })).toThrow(
      badInputRefusal("Tu ne peux pas faire de virement à toi-même"),
    );
  });

  it.each([
    [-1, "Le montant doit être positif"],
    [0, "Le montant doit être supérieur à 0"],
    [50_001, "Le montant de la transaction est trop élevé"],
  ])("of %d cents is refused: %s (TR-2)", (amount, message) => {
    expect(() => checkTransfer(3, { to: 4, amount })).toThrow(badInputRefusal(message));
  });

  it.each([1, 50_000])("of %d cents passes (TR-2)", (amount) => {
    expect(() => checkTransfer(3, { to: 4, amount })).not.toThrow();
  });

  const accounts = { payerHasAccount: true, balance: 0, payeeHasAccount: true };

  it("leaves from an account that is not in debt, zero included, to another account (TR-3, TR-4)", () => {
    expect(() => checkTransferAccounts(accounts)).not.toThrow();
    const nothing = { payerHasAccount: false, balance: -1, payeeHasAccount: false };
    expect(() => checkTransferAccounts(nothing)).toThrow(refusal("Tu n'as pas de compte personnel"));
    expect(() => checkTransferAccounts({ ...nothing, payerHasAccount: true })).toThrow(
      refusal("Le montant de ton compte perso doit être positif pour faire un virement"),
    );
    expect(() => checkTransferAccounts({ ...accounts, payeeHasAccount: false })).toThrow(
      refusal("Ce bénévole n'a pas de compte personnel"),
    );
  });
});
