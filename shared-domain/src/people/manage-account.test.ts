import { refusal } from "../testing/refusal";
import { checkMayChangeProfile, checkMayCloseAccount, checkMayForgetAnother } from "./manage-account";

const anybody = { teams: ["benevole"], permissions: [] };
const manager = { teams: ["humain"], permissions: ["manage-users"] };

describe("A profile", () => {
  it("is changed by the person, and by those who manage users", () => {
    expect(() => {
      checkMayChangeProfile({ by: 5, id: 5 }, anybody);
      checkMayChangeProfile({ by: 1, id: 5 }, manager);
    }).not.toThrow();
  });

  it("is changed by nobody else", () => {
    expect(() => {
      checkMayChangeProfile({ by: 1, id: 5 }, anybody);
    }).toThrow(refusal("Tu ne peux pas modifier ce bénévole", "forbidden"));
  });
});

describe("An account", () => {
  it("is closed and forgotten by another", () => {
    expect(() => {
      checkMayCloseAccount({ by: 1, id: 5 });
      checkMayForgetAnother({ by: 1, id: 5 });
    }).not.toThrow();
  });

  it("is not closed by its owner", () => {
    expect(() => {
      checkMayCloseAccount({ by: 5, id: 5 });
    }).toThrow(refusal("Tu ne peux pas supprimer ton propre compte"));
  });

  it("is forgotten for its owner with their password only", () => {
    expect(() => {
      checkMayForgetAnother({ by: 5, id: 5 });
    }).toThrow(refusal("Pour être oublié·e toi-même, passe par ton profil"));
  });
});
