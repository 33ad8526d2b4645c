import { problemsIn } from "@coulisses/shared-pages/testing";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { changesOf, volunteerRules, volunteerSummary, volunteerValues } from "./volunteer-form";

const zoe: Volunteer = {
  id: 4,
  firstname: "Zoé",
  lastname: "Roux",
  nickname: "Zozo",
  birthdate: "2001-02-03",
  email: "zoe@example.org",
  phone: "0612345678",
  note: null,
  profilePicture: null,
  charisma: 0,
  teams: [],
};
const values = volunteerValues(zoe);
const now = new Date("2026-11-22T12:00:00Z");
const problems = (changed: Partial<typeof values>) =>
  problemsIn(volunteerRules(now), { ...values, ...changed });

describe("What a manager changes of a person", () => {
  it("is nothing when all stands as it was", () => {
    expect(changesOf(zoe, values)).toEqual({});
    expect(changesOf(zoe, { ...values, email: " ZOE@Example.org ", phone: "06 12 34 56 78" })).toEqual({});
  });

  it("is what differs alone, and nothing where a field was emptied", () => {
    expect(changesOf(zoe, { ...values, nickname: "  ", note: "fiable " })).toEqual({
      nickname: null,
      note: "fiable",
    });
    expect(changesOf(zoe, { ...values, birthdate: "2001-02-04", phone: "07.12.34.56.78" })).toEqual({
      birthdate: "2001-02-04",
      phone: "0712345678",
    });
  });

  it("keeps the rules of a profile, counted in characters", () => {
    expect(problems({})).toEqual({});
    expect(problems({ nickname: "🎪".repeat(30) })).toEqual({});
    expect(problems({ nickname: "🎪".repeat(31) })).toEqual({ nickname: "Pas plus de 30" });
    expect(problems({ email: "zoe@example", phone: "02 12 34 56 78", birthdate: "1949-12-31" })).toEqual({
      email: "Adresse mail non valable",
      phone: expect.any(String) as string,
      birthdate: "Tu n'es pas si vieux !",
    });
    expect(problems({ email: "", phone: "", birthdate: "" })).toEqual({
      email: "Ce champ est requis",
      phone: "Ce champ est requis",
      birthdate: "Ce champ est requis",
    });
  });

  it("is shown in words to who wrote at the same time", () => {
    expect(volunteerSummary(values).split("\n")).toEqual([
      "Surnom : Zozo",
      "Date de naissance : 2001-02-03",
      "Email : zoe@example.org",
      "Téléphone : 0612345678",
      "Note des humains : (vide)",
    ]);
  });
});
