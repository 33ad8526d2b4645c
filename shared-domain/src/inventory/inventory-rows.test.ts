import { csvFile } from "../csv/csv-file";
import { barrier, drill, gear, table, tablecloth, tools } from "../gear/testing/gears";
import { NEGATIVE, TOO_MANY } from "../logistics/quantity";
import { templateOf } from "../spreadsheet/files";
import { readLines } from "../spreadsheet/testing/read-lines";
import { groupByGear, inventoryCsv, mergeRecords } from "./inventory";
import {
  COMMENT_TOO_LONG,
  LONGEST_COMMENT,
  LONGEST_STORAGE,
  STORAGE_MISSING,
  STORAGE_TOO_LONG,
} from "./inventory-record";
import { inventoryColumns, inventoryRows } from "./inventory-rows";

const gears = [drill, table, barrier, tablecloth];
const TITLES = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";

const read = (...lines: string[]) => readLines(inventoryRows(gears), ...lines);
const recordsOf = (...lines: string[]) => mergeRecords(read(...lines).values);
const oneReason = (line: string) => read(TITLES, line).errors.flatMap(({ reasons }) => reasons);

describe("INV-3 A row of the inventory", () => {
  it("is matched to a gear by its reference code alone", () => {
    expect(read(TITLES, "BR_OU_001;Un autre nom;3;Cabane;à graisser")).toEqual({
      values: [{ gear: drill, quantity: 3, storage: "Cabane", comment: "à graisser" }],
      errors: [],
      present: [],
    });
  });

  it("is in error when nobody knows its code", () => {
    expect(oneReason("XX_001;Table;3;Cabane;")).toEqual(["Le matos Table (XX_001) n'existe pas"]);
    expect(oneReason("XX_001;;3;Cabane;")).toEqual(["Le matos XX_001 n'existe pas"]);
    expect(oneReason("br_ou_001;Perceuse;3;Cabane;")).toEqual(["Le matos Perceuse (br_ou_001) n'existe pas"]);
  });

  it("is in error without code, even when the name is known", () => {
    expect(oneReason(";Nappe;3;Cabane;")).toEqual(["La référence est nécessaire"]);
  });

  it("is told apart by its name when two gears share a code", () => {
    const namesake = gear(1001, "Scie sauteuse", tools);
    const shared = (name: string) =>
      readLines(inventoryRows([...gears, namesake]), TITLES, `BR_OU_001;${name};1;Cabane;`);
    expect(shared("SCIE SAUTEUSE").values[0]?.gear).toBe(namesake);
    expect(shared("Perceuse").values[0]?.gear).toBe(drill);
    expect(shared("Marteau").errors[0]?.reasons).toEqual(["Plusieurs matos portent la référence BR_OU_001"]);
  });

  it.each([
    ["12", 12],
    ["0", 0],
    ["1 200", 1200],
    ["1\u202f200", 1200],
    ["12,00", 12],
    ["12.0", 12],
    ["1000000", 1_000_000],
  ])("reads the quantity « %s »", (typed, quantity) => {
    expect(read(TITLES, `MO_002;Table;${typed};Cabane;`).values[0]?.quantity).toBe(quantity);
  });

  it.each([
    ["", "La quantité est nécessaire"],
    ["douze", "La quantité « douze » n'est pas un nombre entier"],
    ["12 cartons", "La quantité « 12 cartons » n'est pas un nombre entier"],
    ["1,5", "La quantité « 1,5 » n'est pas un nombre entier"],
    ["1,000", "La quantité « 1,000 » n'est pas un nombre entier"],
    ["=A1+A2", "La quantité « =A1+A2 » n'est pas un nombre entier"],
    ["-3", NEGATIVE],
    ["1000001", TOO_MANY],
    ["99999999999999999999999", TOO_MANY],
  ])("is in error with the quantity « %s »", (typed, reason) => {
    expect(oneReason(`MO_002;Table;${typed};Cabane;`)).toEqual([reason]);
  });

  it("tells everything that is wrong with it", () => {
    expect(oneReason("XX_001;Table;douze;;")).toEqual([
      "Le matos Table (XX_001) n'existe pas",
      "La quantité « douze » n'est pas un nombre entier",
      STORAGE_MISSING,
    ]);
  });

  it("is in error when its storage or its comment is longer than the server keeps", () => {
    const longest = "C".repeat(LONGEST_STORAGE);
    expect(read(TITLES, `MO_002;Table;1;${longest};`).errors).toEqual([]);
    expect(oneReason(`MO_002;Table;1;${longest}C;`)).toEqual([STORAGE_TOO_LONG]);
    const comment = "c".repeat(LONGEST_COMMENT);
    expect(oneReason(`MO_002;Table;1;Cabane;${comment}c`)).toEqual([COMMENT_TOO_LONG]);
    const merged = read(TITLES, `MO_002;Table;1;Cabane;${comment}`, "MO_002;Table;1;Cabane;c");
    expect(merged.errors).toEqual([{ line: 3, reasons: [COMMENT_TOO_LONG] }]);
  });
});

describe("INV-4 The rows of the inventory", () => {
  it("stay apart when gear or storage differ", () => {
    const lines = ["BR_OU_001;Perceuse;1;Cabane;", "BR_OU_001;Perceuse;2;Cave E;", "MO_002;Table;3;Cabane;"];
    expect(recordsOf(TITLES, ...lines)).toHaveLength(3);
  });

  it("are merged when they do not", () => {
    const lines = [
      "BR_OU_001;Perceuse;1;Cabane;usée",
      "MO_002;Table;3;Cabane;",
      "BR_OU_001;Perceuse;2;Cabane;neuve",
      "MO_002;Table;4;cabane;",
    ];
    expect(recordsOf(TITLES, ...lines)).toEqual([
      { gear: drill, quantity: 3, storage: "Cabane", comment: "usée | neuve" },
      { gear: table, quantity: 7, storage: "Cabane" },
    ]);
  });

  it("are in error from the one that makes more than can be", () => {
    const half = "MO_002;Table;600000;Cabane;";
    const { values, errors } = read(TITLES, half, half, "MO_002;Table;400000;Cabane;");
    expect(values.map(({ quantity }) => quantity)).toEqual([600_000, 400_000]);
    expect(errors).toEqual([{ line: 3, reasons: [TOO_MANY] }]);
  });
});

describe("The file of an inventory", () => {
  it("may have other titles", () => {
    expect(read("code,nom,nombre,lieu,notes", "MO_002,Table,2,Cabane,bancale").values).toEqual([
      { gear: table, quantity: 2, storage: "Cabane", comment: "bancale" },
    ]);
  });

  it("may be the template, filled in", () => {
    const [titles = ""] = templateOf(inventoryColumns).split("\r\n");
    expect(titles).toBe(TITLES);
    expect(read(titles, "MO_002;Table;2;Cabane;").values).toHaveLength(1);
  });

  it("may be the one that the inventory exports", () => {
    const records = [
      { gear: table, quantity: 10, storage: "Cave « E »", comment: 'rayées, "neuves"\net bancales' },
      { gear: drill, quantity: 3, storage: "Cabane" },
    ];
    const { content } = csvFile("inventaire", inventoryCsv(groupByGear(records)), "2025-05-16");
    expect(read(content.replace("\uFEFF", ""))).toEqual({ values: records, errors: [], present: [] });
  });
});
