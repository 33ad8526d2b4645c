import { type Category, matchesCategorySearch, treeOf } from "./categories";

const tools: Category = { id: 1, name: "Outils", path: "outils", owner: { code: "matos", name: "Matos" } };
const drills: Category = { id: 3, name: "Perceuses", path: "outils->perceuses", parent: 1 };
const cables: Category = { id: 2, name: "Câbles", path: "cables" };

describe("The tree of gear categories", () => {
  it("puts each category under its parent", () => {
    expect(treeOf([cables, tools, drills])).toEqual([
      { ...cables, subCategories: [] },
      { ...tools, subCategories: [{ ...drills, subCategories: [] }] },
    ]);
  });
});

describe("Searching categories", () => {
  it("looks for the name in the whole path, whatever the accents", () => {
    expect(matchesCategorySearch(cables, { name: "Câb" })).toBe(true);
    expect(matchesCategorySearch(drills, { name: "outils" })).toBe(true);
    expect(matchesCategorySearch(tools, { name: "perceuses" })).toBe(false);
  });

  it("looks for the owner in its code", () => {
    expect(matchesCategorySearch(tools, { owner: "mat" })).toBe(true);
    expect(matchesCategorySearch(cables, { owner: "mat" })).toBe(false);
  });
});
