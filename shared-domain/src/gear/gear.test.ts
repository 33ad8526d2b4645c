import type { CategoryInTree } from "./category";
import { NAME_TOO_SHORT } from "../logistics/catalogue";
import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import { catalogueGear, checkGearRemovable, gearNotFound, gearToStore } from "./gear";

const asked = { name: "Câble 20 m", isPonctualUsage: false, isConsumable: false };
const drill = { id: 4, slug: "perceuse" };

describe("A gear of the catalogue", () => {
  it("is kept with the slug of its name", () => {
    expect(gearToStore(asked, [drill])).toEqual({ ...asked, slug: "cable-20-m" });
  });

  it("has a name of three characters", () => {
    expect(() => gearToStore({ ...asked, name: "ab" }, [])).toThrow(badInputRefusal(NAME_TOO_SHORT));
  });

  it("is alone with its name, however it is written", () => {
    expect(() => gearToStore({ ...asked, name: " PERCEUSE " }, [drill])).toThrow(
      refusal("Le matos « PERCEUSE » existe déjà"),
    );
  });

  it("may keep its own name", () => {
    expect(gearToStore({ ...asked, name: "Perceuse" }, [drill], 4).slug).toBe("perceuse");
    expect(() => gearToStore({ ...asked, name: "Perceuse" }, [drill], 5)).toThrow(
      refusal("Le matos « Perceuse » existe déjà"),
    );
  });

  it("that nobody knows is told by its number", () => {
    expect(gearNotFound(7)).toEqual(notFoundRefusal("Le matos #7 n'existe pas"));
  });

  it("stays while a sheet uses it", () => {
    expect(() => {
      checkGearRemovable([
        { by: "Fiche Achat", id: 4 },
        { by: "FT", id: 2 },
      ]);
    }).toThrow(refusal("Impossible de supprimer le matériel, il est lié à : FT 2, Fiche Achat 4"));
  });
});

describe("GEAR-2 The owner of a gear", () => {
  const kept = { ...asked, id: 12, version: 1, slug: "cable-20-m" };
  const owner = { code: "elec", name: "Élec" };
  const category: CategoryInTree = {
    id: 2,
    name: "Câble",
    path: "electrique->cable",
    parent: 1,
    owner,
  };

  it("is its category's", () => {
    expect(catalogueGear(kept, category)).toEqual({
      ...kept,
      category: { id: 2, name: "Câble", path: "electrique->cable" },
      owner,
      code: "EL_CA_012",
    });
  });

  it("is nobody when its category has none", () => {
    const { owner: _, ...ownerless } = category;
    expect(catalogueGear(kept, ownerless)).not.toHaveProperty("owner");
  });

  it("is nobody without category, and there is no code either", () => {
    expect(catalogueGear(kept)).toEqual(kept);
  });
});
