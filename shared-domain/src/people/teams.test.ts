import { festivalActivityReviewers } from "../festival-activity/festival-activity";
import { festivalTaskReviewers } from "../festival-task/festival-task";
import { isRequiredTeam } from "./required-teams";
import { seededTeams } from "./seeded-teams";
import { byName, sortTeams } from "./team";

describe("The teams of a new festival", () => {
  it("are 42, each with its own code and name", () => {
    expect(new Set(seededTeams.map(({ code }) => code)).size).toBe(42);
    expect(new Set(seededTeams.map(({ name }) => name)).size).toBe(42);
  });

  it("have a colour and an icon that can be drawn", () => {
    for (const { color, icon } of seededTeams) {
      expect(color).toMatch(/^#[0-9A-F]{6}$/);
      expect(icon).toMatch(/^mdi-[a-z-]+$/);
    }
  });

  it("are sorted as the French sort", () => {
    const [concert, deco, elec] = ["concert", "deco", "elec"].map((code) =>
      seededTeams.find((team) => team.code === code),
    );
    expect([elec!, deco!, concert!].sort(byName)).toEqual([concert, deco, elec]);
  });
});

describe("A person's teams", () => {
  it("come in the order of their names, not of their codes", () => {
    expect(sortTeams(["soft", "orga", "benevole", "hard"], seededTeams)).toEqual([
      "soft",
      "orga",
      "hard",
      "benevole",
    ]);
  });

  it("come last when nobody knows them any more", () => {
    expect(sortTeams(["zorro", "bar", "ancienne"], seededTeams)).toEqual(["bar", "ancienne", "zorro"]);
  });
});

it("The site relies on the teams that its rules name, and on no other", () => {
  expect(["admin", "benevole", "hard", "soft", "secu", "kfet", "fen"].every(isRequiredTeam)).toBe(true);
  expect([...festivalActivityReviewers, ...festivalTaskReviewers].every(isRequiredTeam)).toBe(true);
  expect(["deco", "constructor", ""].some(isRequiredTeam)).toBe(false);
});
