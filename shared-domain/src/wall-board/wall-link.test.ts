import { wallLinkNameProblem, wallLinkToStore } from "./wall-link";

describe("WB-6 A link of the wall board", () => {
  it("is kept under its name, without the spaces around it", () => {
    expect(wallLinkToStore({ name: "  Écran du QG " })).toEqual({ name: "Écran du QG" });
  });

  it.each([
    ["   ", "Le nom de l'écran ne peut pas être vide"],
    ["x".repeat(61), "Nom de l'écran : 60 caractères au plus"],
    ["Bar\nÉcran", "Le nom de l'écran tient en une ligne"],
  ])("is refused as %j", (name, message) => {
    expect(wallLinkNameProblem(name)).toBe(message);
    expect(() => wallLinkToStore({ name })).toThrow(expect.objectContaining({ kind: "bad-input", message }));
  });
});
