import { NOT_A_CSV } from "../csv/decode-text";
import { utf8 } from "../csv/testing/utf8";
import { csvFile } from "../csv/csv-file";
import { barrier, drill, gear, table, tablecloth, tools } from "../gear/testing/gears";
import { NEGATIVE, TOO_MANY } from "../logistics/quantity";
import { badInputRefusal } from "../testing/refusal";
import {
  EMPTY_FILE,
  FILE_TOO_BIG,
  type InventoryImport,
  MAX_FILE_SIZE,
  NO_LINE,
  inventoryFileError,
  inventoryImport,
} from "./import-inventory";
import { groupByGear, inventoryCsv } from "./inventory";
import { inventoryTemplate } from "./import-columns";
import { importInventory } from "./testing/import-inventory";
import {
  COMMENT_TOO_LONG,
  LONGEST_COMMENT,
  LONGEST_STORAGE,
  MOST_RECORDS,
  STORAGE_MISSING,
  STORAGE_TOO_LONG,
  TOO_MANY_RECORDS,
} from "./inventory-record";

const gears = [drill, table, barrier, tablecloth];
const TITLES = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";

const read = (...lines: string[]) => importInventory(utf8(lines.join("\r\n")), gears);
const reasons = ({ errors }: InventoryImport<unknown>) => errors.flatMap((line) => line.reasons);
const oneReason = (line: string) => reasons(read(TITLES, line));

describe("INV-3 A line of an imported inventory", () => {
  it("is matched to a gear by its reference code alone", () => {
    expect(read(TITLES, "BR_OU_001;Un autre nom;3;Cabane;à graisser")).toEqual({
      records: [{ gear: drill, quantity: 3, storage: "Cabane", comment: "à graisser" }],
      errors: [],
      ignoredColumns: [],
    });
  });

  it("is in error when nobody knows its code", () => {
    expect(read(TITLES, "XX_001;Table;3;Cabane;").errors).toEqual([
      {
        line: 2,
        code: "XX_001",
        gear: "Table",
        quantity: "3",
        storage: "Cabane",
        comment: "",
        reasons: ["Le matos Table (XX_001) n'existe pas"],
      },
    ]);
    expect(oneReason("XX_001;;3;Cabane;")).toEqual(["Le matos XX_001 n'existe pas"]);
    expect(oneReason("br_ou_001;Perceuse;3;Cabane;")).toEqual(["Le matos Perceuse (br_ou_001) n'existe pas"]);
  });

  it("is in error without code, even when the name is known", () => {
    expect(oneReason(";Nappe;3;Cabane;")).toEqual(["La référence est nécessaire"]);
  });

  it("is told apart by its name when two gears share a code", () => {
    const namesake = gear(1001, "Scie sauteuse", tools);
    const shared = (name: string) =>
      importInventory(utf8(`${TITLES}\nBR_OU_001;${name};1;Cabane;`), [...gears, namesake]);
    expect(shared("SCIE SAUTEUSE").records[0]?.gear).toBe(namesake);
    expect(shared("Perceuse").records[0]?.gear).toBe(drill);
    expect(reasons(shared("Marteau"))).toEqual(["Plusieurs matos portent la référence BR_OU_001"]);
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
    expect(read(TITLES, `MO_002;Table;${typed};Cabane;`).records[0]?.quantity).toBe(quantity);
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
    expect(merged.errors.map(({ line, reasons: why }) => [line, why])).toEqual([[3, [COMMENT_TOO_LONG]]]);
  });

  it("carries the number that the spreadsheet shows", () => {
    const { errors } = read(TITLES, "", '"BR_OU_001";"Per\nceuse";3;Cabane;', "A;;3;Cabane;");
    expect(errors.map(({ line }) => line)).toEqual([4]);
  });
});

describe("INV-4 The lines of an imported inventory", () => {
  it("stay apart when gear or storage differ", () => {
    const imported = read(
      TITLES,
      "BR_OU_001;Perceuse;1;Cabane;",
      "BR_OU_001;Perceuse;2;Cave E;",
      "MO_002;Table;3;Cabane;",
      "MO_002;Table;4;Cave E;",
      "BA_003;Barrière Vauban;5;Cabane;",
    );
    expect(imported.records).toHaveLength(5);
  });

  it("are merged when they do not", () => {
    const imported = read(
      TITLES,
      "BR_OU_001;Perceuse;1;Cabane;usée",
      "MO_002;Table;3;Cabane;",
      "BR_OU_001;Perceuse;2;Cabane;neuve",
      "MO_002;Table;4;cabane;",
      "BA_003;Barrière Vauban;5;Cabane;",
    );
    expect(imported.records).toEqual([
      { gear: drill, quantity: 3, storage: "Cabane", comment: "usée | neuve" },
      { gear: table, quantity: 7, storage: "Cabane" },
      { gear: barrier, quantity: 5, storage: "Cabane" },
    ]);
  });

  it("are in error from the one that makes more than can be", () => {
    const half = "MO_002;Table;600000;Cabane;";
    const { records, errors } = read(TITLES, half, half, "MO_002;Table;400000;Cabane;");
    expect(records.map(({ quantity }) => quantity)).toEqual([1_000_000]);
    expect(errors.map(({ line, reasons: why }) => [line, why])).toEqual([[3, [TOO_MANY]]]);
  });
});

describe("The columns of an imported inventory", () => {
  it.each([
    "code,nom,nombre,lieu,notes",
    "RÉF\tMatériel\tQté\tStockage\tCommentaires",
    "Référence;Nom du matos;Quantité;Lieu de stockage;Note",
  ])("are known by several titles: %s", (titles) => {
    const [separator = ";"] = /[,;\t]/.exec(titles) ?? [];
    const line = ["MO_002", "Table", "2", "Cabane", "bancale"].join(separator);
    expect(read(titles, line).records).toEqual([
      { gear: table, quantity: 2, storage: "Cabane", comment: "bancale" },
    ]);
  });

  it("may come in any order, and the first of two wins", () => {
    const imported = read("Quantité;Lieu;Code;Quantité", "2;Cabane;MO_002;99");
    expect(imported.records).toEqual([{ gear: table, quantity: 2, storage: "Cabane" }]);
    expect(imported.ignoredColumns).toEqual(["Quantité"]);
  });

  it("that nobody knows are left aside and told", () => {
    const imported = read("Prix;Code;Quantité;Lieu;;Couleur", "12 €;MO_002;2;Cabane;;rouge");
    expect(imported.records).toEqual([{ gear: table, quantity: 2, storage: "Cabane" }]);
    expect(imported.ignoredColumns).toEqual(["Prix", "Couleur"]);
  });

  it("that are needed and missing are named", () => {
    expect(() => read("Nom;Quantité", "Table;2")).toThrow(
      badInputRefusal(
        "Il manque les colonnes Référence, Lieu de stockage : la première ligne du fichier doit porter les titres",
      ),
    );
    expect(() => read("Code;Lieu", "MO_002;Cabane")).toThrow(
      badInputRefusal("Il manque la colonne Quantité : la première ligne du fichier doit porter les titres"),
    );
  });

  it("may be missing from the end of a line", () => {
    expect(read(TITLES, "MO_002;Table;2").errors.map((line) => line.reasons)).toEqual([[STORAGE_MISSING]]);
  });
});

describe("An imported file", () => {
  it("that is empty is refused", () => {
    expect(() => read("")).toThrow(badInputRefusal(EMPTY_FILE));
    expect(() => read(" ", "", "\t")).toThrow(badInputRefusal(EMPTY_FILE));
  });

  it("with titles alone is refused: saving it would forget all that the festival owns", () => {
    expect(() => read(TITLES)).toThrow(badInputRefusal(NO_LINE));
    expect(() => read(TITLES, ";;;;", "")).toThrow(badInputRefusal(NO_LINE));
  });

  it("of more entries than an inventory has is refused", () => {
    const lines = Array.from({ length: MOST_RECORDS + 1 }, (_, index) => `MO_002;Table;1;Lieu ${index};`);
    expect(() => read(TITLES, ...lines)).toThrow(badInputRefusal(TOO_MANY_RECORDS));
  });

  it("may be the template, filled in", () => {
    const { records } = importInventory(utf8(`${inventoryTemplate()}MO_002;Table;2;Cabane;`), gears);
    expect(records).toEqual([{ gear: table, quantity: 2, storage: "Cabane" }]);
  });

  it("that is a workbook is refused", () => {
    const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]);
    expect(() => importInventory(workbook, gears)).toThrow(badInputRefusal(NOT_A_CSV));
  });

  it("is weighed before it is read", () => {
    expect(inventoryFileError({ size: 0 })).toBe(EMPTY_FILE);
    expect(inventoryFileError({ size: MAX_FILE_SIZE + 1 })).toBe(FILE_TOO_BIG);
    expect(inventoryFileError({ size: MAX_FILE_SIZE })).toBeUndefined();
  });

  it("may start with empty lines", () => {
    const { records, errors } = read(";;", TITLES, "MO_002;Table;2;Cabane;", "X;;1;Cave;");
    expect(records).toHaveLength(1);
    expect(errors[0]?.line).toBe(4);
  });

  it("may be the one that the inventory exports", () => {
    const records = [
      { gear: table, quantity: 10, storage: "Cave « E »", comment: 'rayées, "neuves"\net bancales' },
      { gear: drill, quantity: 3, storage: "Cabane" },
    ];
    const { content } = csvFile("inventaire", inventoryCsv(groupByGear(records)), "2025-05-16");
    expect(importInventory(utf8(content), gears)).toEqual({
      records,
      errors: [],
      ignoredColumns: [],
    });
  });

  it("of 50,000 lines is read whole", () => {
    const lines = Array.from(
      { length: 50_000 },
      (_, index) => `${index % 2 === 0 ? "MO_002" : "XX_999"};Table;1;Lieu ${index % 1000};`,
    );
    const { records, errors } = read(TITLES, ...lines);
    expect(records).toHaveLength(500);
    expect(records.every(({ quantity }) => quantity === 50)).toBe(true);
    expect(errors).toHaveLength(25_000);
    expect(errors.at(-1)?.line).toBe(50_001);
  });

  it("of many lines is read step by step, and says how far it is", () => {
    const lines = Array.from({ length: 1200 }, (_, index) => `MO_002;Table;1;Lieu ${index};`);
    const steps = inventoryImport(utf8([TITLES, ...lines].join("\n")), gears);
    const progress: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) progress.push(step.value);
    expect(progress).toEqual([0, 0, 500 / 1201, 1000 / 1201]);
    expect(step.value.records).toHaveLength(1200);
  });
});
