import { isFoundingTeam } from "../people/required-teams";
import { seededTeams } from "../people/seeded-teams";
import { checkFirstStart, type FirstStartForm, firstStartProblems } from "./first-start";

const now = "2026-11-28T12:00:00Z";
const form: FirstStartForm = {
  content: "empty",
  name: "Garorock",
  association: "Les Amis du Rock",
  color: "#E62727",
  mailAddress: "contact@garorock.example",
  start: "2027-06-25T16:00:00.000Z",
  organisersStart: "2027-06-18T06:00:00.000Z",
  logo: null,
  teams: ["bar"],
  firstname: "Léa",
  lastname: "Martin",
  email: "lea@garorock.fr",
  mobilePhone: "0612345678",
  birthdate: "1998-05-17",
  password: "Scene-Ouverte-26!",
};
const problemsOf = (changes: Partial<FirstStartForm>) => firstStartProblems({ ...form, ...changes }, now);

it("A festival with all that it needs is put in place", () => {
  expect(problemsOf({})).toEqual({});
  expect(() => checkFirstStart(form, { now, isCommon: () => false })).not.toThrow();
});

describe("FS-3 The festival", () => {
  it.each([
    [{ name: " " }, { name: "Ce champ est requis" }],
    [{ name: "x".repeat(101) }, { name: "Nom : 100 caractères au plus" }],
    [{ association: "x".repeat(101) }, { association: "Association : 100 caractères au plus" }],
    [{ color: "#FFFFFF" }, { color: "Cette couleur ne se voit pas sur le fond clair des mails" }],
    [{ mailAddress: "<a@b.fr>" }, { mailAddress: "Adresse mail non valable" }],
  ])("with %o is refused, on that field", (wrong, problems) => {
    expect(problemsOf(wrong)).toEqual(problems);
  });
});

describe("FS-4 Its dates and its teams", () => {
  it("are asked for, the organisers' week first, but in the demo, which has its own", () => {
    const none = { start: null, organisersStart: null };
    expect(problemsOf(none)).toEqual({
      start: "Ce champ est requis",
      organisersStart: "Ce champ est requis",
    });
    expect(problemsOf({ ...none, content: "demo" })).toEqual({});
    expect(problemsOf({ organisersStart: form.start })).toEqual({});
    expect(problemsOf({ organisersStart: "2027-06-26T06:00:00.000Z" })).toEqual({
      organisersStart: "La semaine orga commence avant le festival, ou en même temps",
    });
  });

  it("may leave out those that no rule names", () => {
    const founding = seededTeams.map(({ code }) => code).filter(isFoundingTeam);
    expect(founding).toEqual(
      expect.arrayContaining(["admin", "benevole", "hard", "soft", "humain", "matos"]),
    );
    for (const code of ["bar", "kfet", "deco", "karna"]) expect(founding).not.toContain(code);
  });
});

describe("FS-5 Its first administrator", () => {
  it("gives what everybody gives who registers, and a password as strong", () => {
    expect(
      Object.keys(problemsOf({ firstname: "", lastname: "", email: "lea", mobilePhone: "", birthdate: "" })),
    ).toEqual(["email", "firstname", "lastname", "mobilePhone", "birthdate"]);
    expect(problemsOf({ password: "Martin-Martin-26!" }).password).toMatch(/^Ton mot de passe ne doit/);
    expect(() => checkFirstStart(form, { now, isCommon: (word) => word === "sceneouverte" })).toThrow(
      "l'un des plus courants",
    );
  });
});
