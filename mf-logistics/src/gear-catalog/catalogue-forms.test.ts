import { problemsIn } from "@coulisses/shared-pages/testing";
import type { Category } from "@coulisses/shared-domain/gear/category";
import { drill, fences, furniture, table, tablecloth } from "@coulisses/shared-domain/gear/testing/gears";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import {
  categoryRules,
  categorySummary,
  categoryValues,
  inheritedOwner,
  possibleParents,
  toCategoryForm,
} from "./category-form";
import { gearRules, gearSummary, gearValues, toGearForm } from "./gear-form";

const chairs: Category = { id: 5, version: 1, name: "Chaises", path: "mobilier->chaises", parent: 2 };
const lookalike: Category = { id: 6, version: 1, name: "Mobilier urbain", path: "mobilier-urbain" };
const categories = [furniture, chairs, fences, lookalike];
const teams = seededTeams.map((team) => ({ ...team, version: 1 }));

describe("The form of a gear", () => {
  const gears = [drill, table, tablecloth];
  const problems = (changes: object, id?: number) =>
    problemsIn(gearRules(gears, id), { ...gearValues(), name: "Chaise pliante", category: 2, ...changes });

  it("starts empty, or with what the gear is", () => {
    expect(gearValues()).toEqual({ name: "", isPonctualUsage: false, isConsumable: false, category: null });
    expect(gearValues(table)).toMatchObject({ name: "Table", category: 2 });
    expect(gearValues(tablecloth)).toMatchObject({ name: "Nappe", category: null });
  });

  it("needs a category and a name that no other gear has, its own apart", () => {
    expect(problems({})).toEqual({});
    expect(Object.keys(problems({ name: "ab", category: null }))).toEqual(["name", "category"]);
    expect(problems({ name: "TABLE" }).name).toContain("existe déjà");
    expect(problems({ name: "TABLE" }, table.id)).toEqual({});
  });

  it("sends its name without the spaces around it, and no category rather than an empty one", () => {
    expect(toGearForm({ ...gearValues(table), name: " Table ronde " })).toEqual({
      name: "Table ronde",
      isPonctualUsage: false,
      isConsumable: false,
      category: 2,
    });
    expect(toGearForm(gearValues(tablecloth))).not.toHaveProperty("category");
  });

  it("tells what another person has made of the gear", () => {
    expect(gearSummary({ ...gearValues(table), isConsumable: true }, categories).split("\n")).toEqual([
      "Nom : Table",
      "Catégorie : Mobilier",
      "Matos d'appoint : non",
      "Matos consommable : oui",
    ]);
    expect(gearSummary(gearValues(tablecloth), categories)).toContain("Catégorie : aucune");
  });
});

describe("The form of a category", () => {
  it("starts empty, or with what the category is, and sends only what is chosen", () => {
    expect(toCategoryForm({ ...categoryValues(), name: " Son " })).toEqual({ name: "Son" });
    expect(toCategoryForm(categoryValues(chairs))).toEqual({ name: "Chaises", parent: 2 });
    expect(toCategoryForm(categoryValues(furniture))).toEqual({ name: "Mobilier", owner: "matos" });
  });

  it("CAT-2 has nothing to choose of the owner under a category that has one", () => {
    expect(inheritedOwner(2, categories)).toBe("matos");
    expect(inheritedOwner(6, categories)).toBeUndefined();
    expect(inheritedOwner(null, categories)).toBeUndefined();
  });

  it("CAT-3 is put under any category but itself and what is under it", () => {
    expect(possibleParents(categories)).toEqual(categories);
    expect(possibleParents(categories, furniture)).toEqual([fences, lookalike]);
    expect(possibleParents(categories, chairs)).toEqual([furniture, fences, lookalike]);
  });

  it("refuses a name that stands at the same place already, and not one that stands elsewhere", () => {
    const problems = (name: string, parent: number | null, id?: number) =>
      problemsIn(categoryRules(categories, id), { name, owner: null, parent });
    expect(problems("chaises", 2).name).toBeDefined();
    expect(problems("chaises", 3)).toEqual({});
    expect(problems("chaises", 2, chairs.id)).toEqual({});
    expect(problems("chaises", 5, furniture.id).name).toContain("ne peut pas être rangée dans elle-même");
  });

  it("tells what another person has made of the category", () => {
    const summary = (values: Partial<ReturnType<typeof categoryValues>>) =>
      categorySummary({ ...categoryValues(chairs), ...values }, categories, teams).split("\n");
    expect(summary({ owner: "matos", parent: 5 })).toEqual([
      "Nom : Chaises",
      `Équipe responsable : ${teams.find(({ code }) => code === "matos")?.name}`,
      "Catégorie parente : Mobilier › Chaises",
    ]);
    expect(summary({ parent: null }).slice(1)).toEqual([
      "Équipe responsable : aucune",
      "Catégorie parente : aucune",
    ]);
  });
});
