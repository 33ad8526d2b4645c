import { nextStepOf } from "./next-step";

const standing = { missing: 0, awaited: [] };

describe("what a sheet waits for", () => {
  it.each([
    [{ ...standing, status: "DRAFT" }, "Rien ne manque : tu peux la faire relire"],
    [{ ...standing, status: "DRAFT", missing: 1 }, "Il manque un élément avant la relecture"],
    [{ ...standing, status: "DRAFT", missing: 3 }, "Il manque 3 éléments avant la relecture"],
    [{ ...standing, status: "IN_REVIEW", awaited: ["Élec", "Sécu"] }, "En attente de Élec et Sécu"],
    [{ ...standing, status: "REFUSED" }, "À corriger, puis à faire relire"],
    [{ ...standing, status: "VALIDATED" }, "Plus aucune relecture n'est attendue"],
    [{ ...standing, status: "READY_TO_ASSIGN" }, "Les bénévoles peuvent y être affectés"],
  ] as const)("%j: %s", (sheet, words) => {
    expect(nextStepOf(sheet)).toBe(words);
  });
});
