import { badInputRefusal, refusal } from "../testing/refusal";
import { checkRemovableTeam, teamCodeToStore } from "./manage-team";

describe("The code of a new team", () => {
  it("is made of what was typed, or of the name", () => {
    expect(teamCodeToStore({ name: "Déco & Co", code: " Déco  2 " })).toBe("deco-2");
    expect(teamCodeToStore({ name: "Bar à œufs", code: "  " })).toBe("bar-a-oeufs");
    expect(teamCodeToStore({ name: "Bar" })).toBe("bar");
  });

  it("has 1 to 20 characters", () => {
    const wrong = badInputRefusal("Le code de l'équipe doit compter de 1 à 20 caractères");
    expect(teamCodeToStore({ name: "a".repeat(20) })).toHaveLength(20);
    expect(() => teamCodeToStore({ name: "a".repeat(21) })).toThrow(wrong);
    expect(() => teamCodeToStore({ name: "???" })).toThrow(wrong);
  });
});

it("A team that the site relies on stays, another one may go", () => {
  expect(() => {
    checkRemovableTeam("humain");
  }).toThrow(refusal("Impossible de supprimer l'équipe humain, le site en a besoin"));
  expect(() => {
    checkRemovableTeam("deco");
  }).not.toThrow();
});
