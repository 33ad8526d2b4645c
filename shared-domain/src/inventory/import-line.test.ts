import { COMMENT_TOO_LONG, LONGEST_COMMENT, STORAGE_MISSING } from "./inventory-record";
import { gearsByCode, readLine } from "./import-line";

const table = { id: 1, name: "Table", slug: "table", code: "TAB" };
const bench = { id: 2, name: "Banc", slug: "banc", code: "ASSISE" };
const chair = { id: 3, name: "Chaise pliante", slug: "chaise-pliante", code: "ASSISE" };
const nameless = { id: 4, name: "Corde", slug: "corde" };
const gears = gearsByCode([table, bench, chair, nameless]);

const line = { line: 2, code: "TAB", gear: "", quantity: "12", storage: "Cave", comment: "" };
const read = (change: Partial<typeof line>) => readLine({ ...line, ...change }, gears);
const reasons = (change: Partial<typeof line>) => {
  const outcome = read(change);
  return "reasons" in outcome ? outcome.reasons : [];
};

describe("INV-3 A line of an inventory's file", () => {
  it("is the gear of its code, its quantity and its place; an empty comment is none", () => {
    expect(read({})).toEqual({ record: { gear: table, quantity: 12, storage: "Cave" } });
    expect(read({ quantity: "0", comment: "Deux cassées" })).toEqual({
      record: { gear: table, quantity: 0, storage: "Cave", comment: "Deux cassées" },
    });
  });

  it("names one of those that share a code by its name, however it is written", () => {
    expect(read({ code: "ASSISE", gear: "CHAISE  pliante" })).toMatchObject({ record: { gear: chair } });
    expect(reasons({ code: "ASSISE" })).toEqual(["Plusieurs matos portent la référence ASSISE"]);
    expect(reasons({ code: "ASSISE", gear: "Table" })).toEqual([
      "Plusieurs matos portent la référence ASSISE",
    ]);
  });

  it("needs no name where the code is that of one gear", () => {
    expect(read({ gear: "Grande table" })).toMatchObject({ record: { gear: table } });
  });

  it("has no record without a code that the catalogue knows", () => {
    expect(reasons({ code: "" })).toEqual(["La référence est nécessaire"]);
    expect(reasons({ code: "XYZ" })).toEqual(["Le matos XYZ n'existe pas"]);
    expect(reasons({ code: "XYZ", gear: "Tente" })).toEqual(["Le matos Tente (XYZ) n'existe pas"]);
  });

  it.each([
    ["", "La quantité est nécessaire"],
    ["douze", "La quantité « douze » n'est pas un nombre entier"],
    ["1,5", "La quantité « 1,5 » n'est pas un nombre entier"],
    ["-1", "La quantité ne peut pas être négative"],
  ])("has no quantity like « %s »", (quantity, reason) => {
    expect(reasons({ quantity })).toEqual([reason]);
  });

  it("tells every reason at once", () => {
    const comment = "x".repeat(LONGEST_COMMENT + 1);
    expect(reasons({ code: "", quantity: "", storage: " ", comment })).toEqual([
      "La référence est nécessaire",
      "La quantité est nécessaire",
      STORAGE_MISSING,
      COMMENT_TOO_LONG,
    ]);
  });
});
