import { readLines } from "../spreadsheet/testing/read-lines";
import { catalogueCsv } from "./catalogue-csv";
import { gearRows } from "./gear-rows";
import { drill, fences, furniture, table, tools } from "./testing/gears";

const cables = { ...tools, id: 8, name: "Mobilier", path: "bricolage->mobilier" };
const known = { gears: [drill, table], categories: [tools, furniture, fences] };
const TITLES = "Nom;Catégorie;Consommable;Appoint";
const read = (...lines: string[]) => readLines(gearRows(known), TITLES, ...lines);
const reasons = (line: string) => read(line).errors.flatMap((error) => error.reasons);

describe("Gear from a spreadsheet", () => {
  it("is named, in a category, with its two marks", () => {
    expect(read(" Scie sauteuse ;outils;oui;", "Barrière Héras;BARRIERES;;x").values).toEqual([
      {
        name: "Scie sauteuse",
        slug: "scie-sauteuse",
        isConsumable: true,
        isPonctualUsage: false,
        category: 1,
      },
      {
        name: "Barrière Héras",
        slug: "barriere-heras",
        isConsumable: false,
        isPonctualUsage: true,
        category: 3,
      },
    ]);
  });

  it.each(["Bricolage > Outils", "bricolage->outils", "Bricolage › Outils"])(
    "names its category by its path, as « %s »",
    (path) => {
      expect(read(`Scie;${path};;`).values[0]?.category).toBe(tools.id);
    },
  );

  it("names by its path a category whose name others have", () => {
    const both = gearRows({ gears: [], categories: [{ ...cables, path: "a->mobilier" }, cables] });
    expect(readLines(both, TITLES, "Scie;Mobilier;;").errors[0]?.reasons).toEqual([
      "Plusieurs catégories s'appellent « Mobilier » : écris son chemin",
    ]);
    expect(readLines(both, TITLES, "Scie;Bricolage > Mobilier;;").values[0]?.category).toBe(8);
  });

  it.each([
    ["Sc;Outils;;", ["Nom : 3 caractères au moins"]],
    ["Scie;;;", ["La catégorie est nécessaire"]],
    ["Scie;Sono;;", ["La catégorie « Sono » n'existe pas"]],
    ["Scie;Outils;bof;", ["« bof » n'est ni oui ni non"]],
    [
      "PERCEUSE;Outils;;",
      ["Le matos « Perceuse » existe déjà"].map((text) => text.replace("Perceuse", "PERCEUSE")),
    ],
    ["Perceuse;Mobilier;;", ["Le matos « Perceuse » existe déjà"]],
    [
      "Sc;;bof;bof",
      [
        "Nom : 3 caractères au moins",
        "La catégorie est nécessaire",
        "« bof » n'est ni oui ni non",
        "« bof » n'est ni oui ni non",
      ],
    ],
  ])("is refused as « %s », with all that is wrong", (line, expected) => {
    expect(reasons(line)).toEqual(expected);
  });

  it("is refused when a line above names it, however it is written", () => {
    expect(read("Scie;Outils;;", "SCIÉ;Outils;;").errors).toEqual([
      { line: 3, reasons: ["Déjà à la ligne 2"] },
    ]);
  });

  it("that the catalogue exported is there already", () => {
    expect(readLines(gearRows(known), catalogueCsv([drill, table])).present).toEqual([2, 3]);
  });
});
