import { NAME_TOO_SHORT } from "../logistics/catalogue";
import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import { createCategory, type CategoryInTree, removeCategory, updateCategory } from "./category";

const elec = { code: "elec", name: "Élec" };
const matos = { code: "matos", name: "Matos" };

const electric: CategoryInTree = { id: 1, name: "Électrique", path: "electrique", owner: elec };
const cable: CategoryInTree = {
  id: 2,
  name: "Câble",
  path: "electrique->cable",
  parent: 1,
  owner: elec,
};
const highVoltage: CategoryInTree = {
  id: 3,
  name: "Grosse tension",
  path: "electrique->cable->grosse-tension",
  parent: 2,
  owner: elec,
};
const various: CategoryInTree = { id: 4, name: "Divers", path: "divers" };
const rope: CategoryInTree = { id: 5, name: "Corde", path: "divers->corde", parent: 4, owner: matos };
const knot: CategoryInTree = {
  id: 6,
  name: "Nœud",
  path: "divers->corde->noeud",
  parent: 5,
  owner: matos,
};
const all = [electric, cable, highVoltage, various, rope, knot];

describe("CAT-1 The path of a category", () => {
  it("is the slug of a root's name", () => {
    expect(createCategory(all, { name: " Mobilier d'été " })).toEqual({
      name: "Mobilier d'été",
      path: "mobilier-d-ete",
    });
  });

  it("continues its parent's", () => {
    expect(createCategory(all, { name: "Basse tension", parent: 2 })).toMatchObject({
      path: "electrique->cable->basse-tension",
      parent: 2,
    });
  });

  it("is taken once, at one place", () => {
    const taken = refusal("La catégorie « CÂBLE » existe déjà");
    expect(() => createCategory(all, { name: "CÂBLE", parent: 1 })).toThrow(taken);
    expect(createCategory(all, { name: "CÂBLE", parent: 4 }).path).toBe("divers->cable");
  });

  it("needs a name of three characters that does not look like a path", () => {
    expect(() => createCategory(all, { name: "ab" })).toThrow(badInputRefusal(NAME_TOO_SHORT));
    expect(() => createCategory(all, { name: "divers->scie" })).toThrow(
      badInputRefusal("Nom : « -> » sépare les niveaux des catégories"),
    );
  });
});

describe("CAT-2 The owner of a category", () => {
  it("is its parent's, whatever was asked", () => {
    expect(createCategory(all, { name: "Prise", parent: 1, owner: matos }).owner).toEqual(elec);
    expect(createCategory(all, { name: "Prise", parent: 2 }).owner).toEqual(elec);
  });

  it("is the one asked for a root, or under a parent that has none", () => {
    expect(createCategory(all, { name: "Outils", owner: matos }).owner).toEqual(matos);
    expect(createCategory(all, { name: "Scie", parent: 4, owner: matos }).owner).toEqual(matos);
  });

  it("may be nobody", () => {
    expect(createCategory(all, { name: "Outils" })).not.toHaveProperty("owner");
  });

  it("can't be an unknown parent's", () => {
    expect(() => createCategory(all, { name: "Prise", parent: 99 })).toThrow(
      notFoundRefusal("La catégorie #99 n'existe pas"),
    );
  });
});

describe("CAT-3 Changing a category", () => {
  it("renames the paths of all that is under it", () => {
    expect(updateCategory(all, 1, { name: "Énergie", owner: elec })).toEqual([
      { ...electric, name: "Énergie", path: "energie" },
      { ...cable, path: "energie->cable" },
      { ...highVoltage, path: "energie->cable->grosse-tension" },
    ]);
  });

  it("hands a whole branch to the root's new owner", () => {
    const owners = updateCategory(all, 1, { name: "Électrique", owner: matos }).map(({ id, owner }) => [
      id,
      owner?.code,
    ]);
    expect(owners).toEqual([
      [1, "matos"],
      [2, "matos"],
      [3, "matos"],
    ]);
  });

  it("gives an owner to a branch that had several or none", () => {
    const owners = updateCategory(all, 4, { name: "Divers", owner: elec }).map(({ owner }) => owner?.code);
    expect(owners).toEqual(["elec", "elec", "elec"]);
  });

  it("keeps the parent's owner when another is asked", () => {
    expect(updateCategory(all, 2, { name: "Câble", parent: 1, owner: matos })[0]?.owner).toEqual(elec);
  });

  it("takes a new owner under a parent that has none", () => {
    const [changed, below] = updateCategory(all, 5, { name: "Corde", parent: 4, owner: elec });
    expect(changed?.owner).toEqual(elec);
    expect(below?.owner).toEqual(elec);
  });

  it("clears an owner that is left out, for those who had inherited it", () => {
    const cleared = updateCategory(all, 1, { name: "Électrique" });
    expect(cleared.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(cleared.filter(({ owner }) => owner)).toEqual([]);
  });

  it("leaves the owners below a root that never had one", () => {
    const renamed = updateCategory(all, 4, { name: "Bazar" });
    expect(renamed.map(({ path, owner }) => [path, owner?.code])).toEqual([
      ["bazar", undefined],
      ["bazar->corde", "matos"],
      ["bazar->corde->noeud", "matos"],
    ]);
  });

  it("moves a branch, which takes its new place's path and owner", () => {
    expect(updateCategory(all, 2, { name: "Câble", parent: 5 })).toEqual([
      { ...cable, path: "divers->corde->cable", parent: 5, owner: matos },
      { ...highVoltage, path: "divers->corde->cable->grosse-tension", owner: matos },
    ]);
  });

  it("makes a root of a category whose parent is left out", () => {
    expect(updateCategory(all, 2, { name: "Câble", owner: elec })).toEqual([
      { id: 2, name: "Câble", path: "cable", owner: elec },
      { ...highVoltage, path: "cable->grosse-tension" },
    ]);
  });

  it("can't be put in itself, nor under itself", () => {
    const inItself = refusal("La catégorie « Électrique » ne peut pas être rangée dans elle-même");
    expect(() => updateCategory(all, 1, { name: "Électrique", parent: 1 })).toThrow(inItself);
    expect(() => updateCategory(all, 1, { name: "Électrique", parent: 3 })).toThrow(inItself);
  });

  it("keeps its own name, and can't take another's place", () => {
    expect(updateCategory(all, 4, { name: "DIVERS" })[0]?.path).toBe("divers");
    expect(() => updateCategory(all, 4, { name: "Électrique" })).toThrow(
      refusal("La catégorie « Électrique » existe déjà"),
    );
  });

  it("needs a category and a parent that exist", () => {
    expect(() => updateCategory(all, 99, { name: "Rien" })).toThrow(
      notFoundRefusal("La catégorie #99 n'existe pas"),
    );
    expect(() => updateCategory(all, 1, { name: "Électrique", parent: 98 })).toThrow(
      notFoundRefusal("La catégorie #98 n'existe pas"),
    );
  });
});

describe("CAT-4 Removing a category", () => {
  it("moves what is under it to its parent", () => {
    expect(removeCategory(all, 2)).toEqual([
      { ...highVoltage, path: "electrique->grosse-tension", parent: 1 },
    ]);
  });

  it("makes roots of what was under a root, with their owner and their own branches", () => {
    expect(removeCategory(all, 1)).toEqual([
      { id: 2, name: "Câble", path: "cable", owner: elec },
      { ...highVoltage, path: "cable->grosse-tension" },
    ]);
    expect(removeCategory(all, 4)).toEqual([
      { id: 5, name: "Corde", path: "corde", owner: matos },
      { ...knot, path: "corde->noeud" },
    ]);
  });

  it("moves nothing from under a leaf", () => {
    expect(removeCategory(all, 3)).toEqual([]);
  });

  it("lets a child take the removed one's place", () => {
    const inner: CategoryInTree = { id: 7, name: "Divers", path: "divers->divers", parent: 4 };
    expect(removeCategory([various, inner], 4)).toEqual([{ id: 7, name: "Divers", path: "divers" }]);
  });

  it("is refused when what would move up finds its place taken", () => {
    const rootRope: CategoryInTree = { id: 8, name: "Corde", path: "corde" };
    expect(() => removeCategory([...all, rootRope], 4)).toThrow(
      refusal("La catégorie « Corde » existe déjà"),
    );
  });

  it("needs a category that exists", () => {
    expect(() => removeCategory(all, 99)).toThrow(notFoundRefusal("La catégorie #99 n'existe pas"));
  });
});
