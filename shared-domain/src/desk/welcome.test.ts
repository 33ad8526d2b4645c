import type { Permission } from "../access/permissions";
import {
  checkMayWelcome,
  checkWelcome,
  knownPhoneText,
  mayWelcome,
  NOT_AT_DESK,
  type WelcomeForm,
  welcomeProblems,
} from "./welcome";

const now = "2027-05-14T16:00:00Z";
const lea: WelcomeForm = {
  firstname: " Léa ",
  lastname: "Martin",
  mobilePhone: "06 12 34 56 78",
  birthdate: "2001-05-17T00:00:00Z",
  hasApprovedEULA: true,
};
const holding = (...permissions: Permission[]) => ({ teams: ["benevole"], permissions });

describe("DK-1 the desk", () => {
  it("is held by who both admits volunteers and assigns them", () => {
    expect(mayWelcome(holding("affect-volunteer", "enroll-soft"))).toBe(true);
    for (const lacking of [
      holding(),
      holding("affect-volunteer"),
      holding("enroll-soft"),
      holding("view-planning"),
    ]) {
      expect(mayWelcome(lacking)).toBe(false);
      expect(() => checkMayWelcome(lacking)).toThrow(NOT_AT_DESK);
    }
  });
});

describe("DK-2 a person without an account", () => {
  it("is stored as a registration is: names trimmed, the number without spaces, a day of birth", () => {
    expect(checkWelcome(lea, now)).toEqual({
      ...lea,
      firstname: "Léa",
      mobilePhone: "0612345678",
      birthdate: "2001-05-17",
    });
  });

  it.each([
    [{ firstname: "  " }, { firstname: "Il faut renseigner un prénom" }],
    [{ lastname: "x".repeat(31) }, { lastname: "Le nom ne peut pas dépasser 30 caractères" }],
    [{ firstname: "voir www.exemple.fr" }, { firstname: "Le prénom ne peut pas contenir de lien" }],
    [{ mobilePhone: "0412345678" }, { mobilePhone: "Numéro de téléphone mobile non valable" }],
    [
      { mobilePhone: "+33612345678" },
      { mobilePhone: "Nous ne supportons pas les numéros au format international" },
    ],
    [{ birthdate: "1949-12-25" }, { birthdate: "Tu n'es pas si vieux !" }],
    [{ birthdate: "2027-05-15" }, { birthdate: "Tu ne peux pas naître dans le futur" }],
    [
      { hasApprovedEULA: false },
      { hasApprovedEULA: "Les Conditions Générales d'Utilisation doivent être approuvées" },
    ],
  ])("with %o is refused on that field", (wrong, problems) => {
    expect(welcomeProblems({ ...lea, ...wrong }, now)).toEqual(problems);
    expect(() => checkWelcome({ ...lea, ...wrong }, now)).toThrow(Object.values(problems)[0]);
  });

  it("may be a minor, as in a registration", () => {
    expect(welcomeProblems({ ...lea, birthdate: "2011-01-01" }, now)).toEqual({});
  });
});

describe("DK-3 a number that is known", () => {
  const [ana, eli] = [
    { id: 1, firstname: "Ana", lastname: "Roux" },
    { id: 2, firstname: "Eli", lastname: "Roux" },
  ];
  it("names whose it is", () => {
    expect(knownPhoneText([ana])).toBe("Un compte existe avec ce numéro : Ana Roux");
    expect(knownPhoneText([ana, eli])).toBe("Des comptes existent avec ce numéro : Ana Roux et Eli Roux");
  });
});
