import type { Category } from "./category";
import { matchesCategorySearch, treeOf } from "./category-tree";

const owner = { code: "matos", name: "Matos" };
const tools: Category = { id: 1, version: 1, name: "Outils", path: "outils", owner };
const drills: Category = { id: 3, version: 1, name: "Perceuses", path: "outils->perceuses", parent: 1 };
const bits: Category = { id: 4, version: 1, name: "Forets", path: "outils->perceuses->forets", parent: 3 };
const cables: Category = { id: 2, version: 1, name: "Câbles", path: "cables" };

describe("The tree of gear categories", () => {
  const tree = [
    { ...cables, subCategories: [] },
    {
      ...tools,
      subCategories: [{ ...drills, subCategories: [{ ...bits, subCategories: [] }] }],
    },
  ];

  it("puts each category under its parent", () => {
    expect(treeOf([cables, tools, drills, bits])).toEqual(tree);
  });

  it("does not mind which comes first", () => {
    expect(treeOf([bits, drills, cables, tools])).toEqual(tree);
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

  it("finds everything when nothing is asked", () => {
    expect(matchesCategorySearch(cables, {})).toBe(true);
  });
});
