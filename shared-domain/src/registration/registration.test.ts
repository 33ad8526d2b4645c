import { refusal } from "../testing/refusal";
import { checkRegistration, emailTaken, emptyRegistration, registrationProblems } from "./registration";

const now = "2026-11-21T12:00:00Z";
const school = "insa-lyon.fr";
const lea = {
  email: "lea.martin@example.org",
  firstname: "Léa",
  lastname: "Martin",
  password: "Scene-Ouverte-26!",
  mobilePhone: "0612345678",
  birthdate: "2001-05-17",
  teams: ["kfet"],
  hasApprovedEULA: true,
};
const problemsOf = (changes: Partial<typeof lea> & { nickname?: string; comment?: string }) =>
  registrationProblems({ ...lea, ...changes }, { now, school });

it("A complete registration is taken", () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ nickname: "Lélé", comment: "Je sais souder", teams: [] })).toEqual({});
});

describe("RG-1 The address of a newcomer", () => {
  it.each([
    ["lea+festival@example.org", undefined],
    ["LEA@Example.org", undefined],
    ["lea@example", "Adresse mail non valable"],
    ["lea @example.org", "Adresse mail non valable"],
    [" lea@example.org", "Adresse mail non valable"],
    ["léa@example.org", "Adresse mail non valable"],
    // A Cyrillic e, which looks the same.
    ["lеa@example.org", "Adresse mail non valable"],
    ["lea@insa-lyon.fr", "Pas d'adresse insa 🙏"],
    ["lea@etu.INSA-lyon.fr", "Pas d'adresse insa 🙏"],
  ])("%s: %s", (email, problem) => {
    expect(problemsOf({ email }).email).toBe(problem);
  });
});

describe("RG-2 The password of a newcomer", () => {
  it("is told all that it lacks, in the order of the rules", () => {
    expect(problemsOf({ password: "" }).password?.split("\n")).toEqual([
      "Il faut au moins une minuscule dans le mot de passe",
      "Il faut au moins une MAJUSCULE dans le mot de passe",
      "Il faut au moins un chiffre dans le mot de passe",
      "Il faut au moins un caractère spécial (!@#$%^&*=+_{}[]()|.) dans le mot de passe",
      "Il faut au moins 12 caractères dans le mot de passe",
    ]);
  });

  it("does not hold their own name", () => {
    expect(problemsOf({ password: "Martin-Martin-26!" }).password).toMatch(
      /^Ton mot de passe ne doit contenir/,
    );
  });

  it("is not one of the passwords that everybody chooses", () => {
    const check = () => checkRegistration(lea, { now, school, isCommon: (word) => word === "sceneouverte" });
    expect(check).toThrow(
      expect.objectContaining({ fields: { password: expect.stringMatching(/l'un des plus courants/) } }),
    );
  });
});

it.each([
  ["+33612345678", "Nous ne supportons pas les numéros au format international"],
  ["0212345678", "Numéro de téléphone mobile non valable"],
  ["", "Numéro de téléphone mobile non valable"],
  ["06123456789", "Numéro de téléphone mobile non valable"],
])("RG-3 A newcomer's number %s: %s", (mobilePhone, problem) => {
  expect(problemsOf({ mobilePhone }).mobilePhone).toBe(problem);
});

describe("RG-5 What a newcomer may leave out", () => {
  it("is not left empty", () => {
    expect(problemsOf({ nickname: " ", comment: "" })).toEqual({
      nickname: "Il faut renseigner un surnom",
      comment: "Il faut préciser ton commentaire",
    });
  });

  it("are teams, of which two may be asked for", () => {
    expect(problemsOf({ teams: ["kfet", "karna"] })).toEqual({});
    expect(problemsOf({ teams: ["kfet", "karna", "bde"] })).toEqual({
      teams: "Tu ne peux pas rejoindre plus de 2 équipes",
    });
  });

  it.each(["admin", "hard", "benevole", "licorne", "constructor"])("is never the team %s", (team) => {
    expect(problemsOf({ teams: [team] })).toEqual({ teams: `Tu ne peux pas rejoindre l'équipe ${team}` });
  });
});

describe("RG-6 What is missing", () => {
  it("is as if it were empty, and each reason stands on a line of its own (RG-7)", () => {
    const empty = () => checkRegistration(emptyRegistration, { now, school, isCommon: () => false });
    const reasons = [
      "Adresse mail non valable",
      "Il faut renseigner un prénom",
      "Il faut renseigner un nom",
      "Il faut au moins une minuscule dans le mot de passe",
      "Il faut au moins une MAJUSCULE dans le mot de passe",
      "Il faut au moins un chiffre dans le mot de passe",
      "Il faut au moins un caractère spécial (!@#$%^&*=+_{}[]()|.) dans le mot de passe",
      "Il faut au moins 12 caractères dans le mot de passe",
      "Numéro de téléphone mobile non valable",
      "Tu n'es pas si vieux !",
      "Les Conditions Générales d'Utilisation doivent être approuvées",
    ];
    expect(empty).toThrow(refusal(reasons.join("\n"), "bad-input"));
  });
});

it("Names are kept without the spaces around them, an address in lower case, a team once", () => {
  const form = {
    ...lea,
    email: "Lea.Martin@Example.ORG",
    firstname: " Léa ",
    nickname: " Lélé ",
    teams: ["bde", "bde"],
  };
  expect(checkRegistration(form, { now, school, isCommon: () => false })).toMatchObject({
    email: "lea.martin@example.org",
    firstname: "Léa",
    nickname: "Lélé",
    teams: ["bde"],
  });
});

it("A birth date is kept as a day", () => {
  const form = { ...lea, birthdate: "2001-05-17T00:00:00.000Z" };
  expect(checkRegistration(form, { now, school, isCommon: () => false }).birthdate).toBe("2001-05-17");
});

it("RG-8 An address has one account", () => {
  expect(emailTaken()).toMatchObject({
    kind: "refused",
    fields: { email: "L'email est déjà utilisé par un autre utilisateur" },
  });
});
