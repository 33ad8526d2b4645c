import { defaultTeamLook } from "@coulisses/shared-domain/people/seeded-teams";
import { problemsIn } from "@coulisses/shared-pages/testing";
import { emptyValues, stepOf, stepRules, teamChoices, toNewcomer } from "./registration-values";

const lea = {
  ...emptyValues,
  firstname: "Léa",
  lastname: "Martin",
  birthdate: "2000-01-01",
  email: " lea@example.org ",
  mobilePhone: "06.12 34-56 78",
  password: "Scene-Ouverte-26!",
  repeatedPassword: "Scene-Ouverte-26!",
  hasApprovedEULA: true,
};

describe("What a stranger typed", () => {
  it("goes out without what was left empty, nor the password's repetition (RG-5)", () => {
    expect(toNewcomer(lea)).toEqual({
      firstname: "Léa",
      lastname: "Martin",
      birthdate: "2000-01-01",
      email: "lea@example.org",
      mobilePhone: "0612345678",
      teams: [],
      password: "Scene-Ouverte-26!",
      hasApprovedEULA: true,
    });
    expect(toNewcomer({ ...lea, nickname: "Lélé", comment: "Permis B" })).toMatchObject({
      nickname: "Lélé",
      comment: "Permis B",
    });
  });

  it("is refused by the step that asks for it", () => {
    expect(stepOf(["password", "email"])).toBe("contact");
    expect(stepOf(["hasApprovedEULA"])).toBe("security");
    expect(stepOf(["token"])).toBeUndefined();
  });

  it("has no birth date before one is typed, and is not complete without (RG-4)", () => {
    expect(emptyValues.birthdate).toBe("");
    const presentation = stepRules("presentation", {}, "");
    expect(problemsIn(presentation, { ...lea, birthdate: "" })).toEqual({ birthdate: "Ce champ est requis" });
    expect(problemsIn(presentation, lea)).toEqual({});
  });

  it("may not go out again as the server refused it, but may once it is changed", () => {
    const refused = { email: { value: lea.email, message: "L'email est déjà utilisé" } };
    expect(problemsIn(stepRules("contact", refused, ""), lea)).toEqual({ email: "L'email est déjà utilisé" });
    expect(problemsIn(stepRules("contact", refused, ""), { ...lea, email: "lea@example.fr" })).toEqual({});
    expect(problemsIn(stepRules("security", refused, ""), lea)).toEqual({});
  });
});

test("only the teams of the festival that strangers may join are offered, by their names", () => {
  const choices = teamChoices([
    { ...defaultTeamLook, code: "kfet", name: "La Kfet" },
    { ...defaultTeamLook, code: "admin", name: "Admin" },
  ]);
  expect(choices).toEqual([{ value: "kfet", label: "La Kfet" }]);
});
