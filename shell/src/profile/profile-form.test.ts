import { problemsIn } from "@coulisses/shared-pages/testing";
import { answeredMe } from "@coulisses/shared-auth/testing";
import { changesOf, profileRules, profileSummary, toForm } from "./profile-form";

const camille = {
  ...answeredMe({ id: 1, firstname: "Camille", lastname: "Dupont", nickname: "Cam" }),
  birthdate: "2003-04-05T00:00:00.000Z",
  comment: "gauchère",
};
const form = toForm(camille);
const now = new Date("2026-05-01T12:00:00.000Z");

const problemsOf = (changes: Partial<typeof form>) => problemsIn(profileRules(now), { ...form, ...changes });

describe("The form of my profile", () => {
  it("starts with what is kept, the birthday without its hour and nothing where nothing is", () => {
    expect(form).toMatchObject({ birthdate: "2003-04-05", comment: "gauchère" });
    expect(toForm({ ...camille, nickname: null, comment: null })).toMatchObject({
      nickname: "",
      comment: "",
    });
  });

  it("is fine as it is", () => {
    expect(problemsOf({})).toEqual({});
  });

  it("needs what everybody has", () => {
    const missing = problemsOf({ firstname: " ", lastname: "", birthdate: "", phone: "" });
    expect(Object.keys(missing).sort()).toEqual(["birthdate", "firstname", "lastname", "phone"]);
  });

  it("can do without a nickname and a comment", () => {
    expect(problemsOf({ nickname: "", comment: "" })).toEqual({});
  });

  it("refuses a name that is too long, a number that is no mobile and a person who is not born", () => {
    const problems = problemsOf({
      nickname: "a".repeat(300),
      phone: "04 72 43 83 83",
      birthdate: "2027-01-01",
    });
    expect(Object.keys(problems).sort()).toEqual(["birthdate", "nickname", "phone"]);
  });

  it("counts names in characters, and takes none that nobody can see", () => {
    expect(problemsOf({ firstname: "🎪".repeat(30), nickname: "e\u0301".repeat(30) })).toEqual({});
    expect(problemsOf({ firstname: "🎪".repeat(31), lastname: "\u200b" })).toEqual({
      firstname: "Pas plus de 30",
      lastname: "Ce champ est requis",
    });
  });

  it("has a comment of five thousand characters at most", () => {
    expect(problemsOf({ comment: "x".repeat(5_000) })).toEqual({});
    expect(problemsOf({ comment: "x".repeat(5_001) })).toEqual({ comment: "Pas plus de 5000" });
  });

  it("takes a number with its spaces or points", () => {
    expect(problemsOf({ phone: "06 12 34 56 78" })).toEqual({});
    expect(changesOf(camille, { ...form, phone: "06.98.76.54.32" })).toEqual({ phone: "0698765432" });
  });
});

describe("What leaves for the server", () => {
  it("is nothing while nothing was changed, spaces apart", () => {
    expect(changesOf(camille, { ...form, firstname: " Camille ", phone: "06 12 34 56 78" })).toEqual({});
  });

  it("is only what was changed, and nothing where it was emptied", () => {
    expect(changesOf(camille, { ...form, lastname: "Martin", nickname: " ", comment: "" })).toEqual({
      lastname: "Martin",
      nickname: null,
      comment: null,
    });
    expect(changesOf(camille, { ...form, birthdate: "2003-04-06", firstname: "Camilla" })).toEqual({
      birthdate: "2003-04-06",
      firstname: "Camilla",
    });
  });
});

it("what a profile has become is told field by field, in the words of the form", () => {
  expect(profileSummary({ ...form, comment: "" }).split("\n")).toEqual([
    "Prénom : Camille",
    "Nom : Dupont",
    "Surnom : Cam",
    "Date de naissance : 2003-04-05",
    `Téléphone portable : ${form.phone}`,
    "Commentaire : (vide)",
  ]);
});
