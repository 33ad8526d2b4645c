import { refusal } from "../testing/refusal";
import { checkHaveAccounts, checkSeenPrice } from "./save";

const person = (firstname: string, hasAccount = false) => ({
  id: 1,
  firstname,
  lastname: "Roux",
  hasAccount,
});

describe("charging people", () => {
  it("is refused for those without an account, who are named (decision 51)", () => {
    expect(() => checkHaveAccounts([person("Ada", true)])).not.toThrow();
    expect(() => checkHaveAccounts([person("Ada", true), person("Bob")])).toThrow(
      refusal("Bob Roux n'a pas de compte personnel"),
    );
    expect(() => checkHaveAccounts([person("Bob"), person("Cléo")])).toThrow(
      refusal("Bob Roux et Cléo Roux n'ont pas de compte personnel"),
    );
  });

  it("is refused at another price than the one that was shown", () => {
    expect(() => checkSeenPrice(undefined, 12_000)).not.toThrow();
    expect(() => checkSeenPrice(12_000, 12_000)).not.toThrow();
    expect(() => checkSeenPrice(10_000, 12_000)).toThrow(
      refusal(
        "Le prix du fût a changé : 120,00\u00a0€ au lieu de 100,00\u00a0€. Vérifie l'aperçu, puis enregistre à nouveau",
      ),
    );
  });
});
