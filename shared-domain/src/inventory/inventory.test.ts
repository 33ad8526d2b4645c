import { barrier, drill, table, tablecloth } from "../gear/testing/gears";
import { NEGATIVE, NOT_AN_INTEGER, TOO_MANY } from "../logistics/quantity";
import { badInputRefusal } from "../testing/refusal";
import {
  groupByGear,
  inventoryForm,
  isStoredIn,
  mergeRecords,
  storagesOf,
  twiceStoredProblem,
  withRecords,
  inventoryCsv,
  matchesInventorySearch,
} from "./inventory";
import { STORAGE_MISSING } from "./inventory-record";

const inShed = { gear: table, quantity: 10, storage: "Cabane" };
const inCave = { gear: table, quantity: 5, storage: "Cave E", comment: "rayées" };
const drills = { gear: drill, quantity: 3, storage: "Cabane" };

describe("INV-1 The records of the inventory", () => {
  it("are one a gear and storage", () => {
    expect(mergeRecords([inShed, inCave, drills])).toEqual([inShed, inCave, drills]);
  });

  it("keep all else when those of one gear are corrected, or taken out", () => {
    const groups = groupByGear([inShed, drills, inCave]);
    const moved = { quantity: 0, storage: "Grenier", comment: "à trier" };
    expect(withRecords(groups, table.id, [moved])).toEqual([{ gear: table, ...moved }, drills]);
    expect(withRecords(groups, table.id, [])).toEqual([drills]);
  });

  it("don't name one storage twice for a gear, whatever its accents and case", () => {
    expect(twiceStoredProblem([{ storage: "Cave É" }, { storage: "cave e" }])).toBe(
      "Le lieu « cave e » a deux lignes : garde-en une",
    );
    expect(twiceStoredProblem([inShed, inCave])).toBeUndefined();
  });

  it("are grouped by gear with their sum", () => {
    const more = { ...inShed, quantity: 2, storage: "Magasin" };
    expect(groupByGear([inShed, drills, inCave, more])).toEqual([
      {
        gear: table,
        quantity: 17,
        records: [
          { quantity: 10, storage: "Cabane" },
          { quantity: 5, storage: "Cave E", comment: "rayées" },
          { quantity: 2, storage: "Magasin" },
        ],
      },
      { gear: drill, quantity: 3, records: [{ quantity: 3, storage: "Cabane" }] },
    ]);
  });

  it("tell the storages in use, once each, as French readers sort them", () => {
    const storages = ["Zone 10", "École", "Zone 9", "Cabane", "École"];
    expect(storagesOf(storages.map((storage) => ({ storage })))).toEqual([
      "Cabane",
      "École",
      "Zone 9",
      "Zone 10",
    ]);
  });

  it("are sent with the ids of their gears", () => {
    expect(inventoryForm([inCave])).toEqual([
      { gear: { id: 2 }, quantity: 5, storage: "Cave E", comment: "rayées" },
    ]);
  });

  it.each([
    ["half a table", { quantity: 0.5 }, NOT_AN_INTEGER],
    ["no number", { quantity: NaN }, NOT_AN_INTEGER],
    ["less than nothing", { quantity: -1 }, NEGATIVE],
    ["more than can be", { quantity: 1_000_001 }, TOO_MANY],
    ["no place", { storage: " - " }, STORAGE_MISSING],
    ["nothing right", { quantity: -1, storage: "" }, `${NEGATIVE}\n${STORAGE_MISSING}`],
  ])("refuse %s", (_, wrong, message) => {
    expect(() => mergeRecords([drills, { ...inShed, ...wrong }])).toThrow(badInputRefusal(message));
  });

  it("may say that nothing is left", () => {
    expect(mergeRecords([{ ...inShed, quantity: 0 }])).toHaveLength(1);
  });
});

describe("INV-2 Searching a storage", () => {
  it("finds the place whose name holds what is typed, or is held by it", () => {
    expect(isStoredIn({ storage: "Conteneur 24h" }, "CONTENEUR")).toBe(true);
    expect(isStoredIn({ storage: "Cave" }, "cave e")).toBe(true);
    expect(isStoredIn({ storage: "Cave" }, "magasin")).toBe(false);
    expect(isStoredIn({ storage: "Cave" }, "")).toBe(true);
  });

  it("leaves the other places out of the sum", () => {
    const asked = [inShed, inCave, drills].filter((record) => isStoredIn(record, "cabane"));
    expect(groupByGear(asked).map(({ quantity }) => quantity)).toEqual([10, 3]);
  });
});

describe("INV-4 Two records of one gear in one place", () => {
  it("become one: quantities add up, comments follow each other", () => {
    const uncommented = { gear: table, quantity: 1, storage: "Cave E" };
    const newOnes = { ...uncommented, quantity: 4, comment: "neuves" };
    expect(mergeRecords([inCave, drills, newOnes, uncommented])).toEqual([
      { ...inCave, quantity: 10, comment: "rayées | neuves" },
      drills,
    ]);
  });

  it("are the same place however it is written", () => {
    expect(mergeRecords([inShed, { ...inShed, storage: " CABANE" }])).toEqual([{ ...inShed, quantity: 20 }]);
  });

  it("are refused when they make more than can be", () => {
    const many = { ...inShed, quantity: 600_000 };
    expect(() => mergeRecords([many, many])).toThrow(badInputRefusal(TOO_MANY));
  });
});

describe("GEAR-3 Searching the inventory", () => {
  it("looks for the owner inside its code", () => {
    expect(matchesInventorySearch(barrier, { owner: "barr" })).toBe(true);
    expect(matchesInventorySearch(barrier, { owner: "matos" })).toBe(false);
    expect(matchesInventorySearch(tablecloth, { owner: "matos" })).toBe(false);
    expect(matchesInventorySearch(tablecloth, {})).toBe(true);
  });

  it("can ask for occasional gear only", () => {
    const handy = { ...drill, isPonctualUsage: true };
    expect(matchesInventorySearch(drill, { ponctualUsage: true })).toBe(false);
    expect(matchesInventorySearch(handy, { ponctualUsage: true })).toBe(true);
    expect(matchesInventorySearch(handy, { ponctualUsage: false })).toBe(true);
  });

  it("searches the rest as the catalogue does", () => {
    expect(matchesInventorySearch(drill, { search: "br_ou", category: "outils" })).toBe(true);
    expect(matchesInventorySearch(drill, { search: "table" })).toBe(false);
  });
});

describe("The inventory in a spreadsheet", () => {
  it("has a line a storage", () => {
    expect(inventoryCsv(groupByGear([inShed, inCave]))).toBe(
      [
        '"Référence","Matos","Quantité","Lieu de stockage","Commentaire"',
        '"MO_002","Table","10","Cabane",""',
        '"MO_002","Table","5","Cave E","rayées"',
      ].join("\n"),
    );
  });
});
