import { utf8 } from "../csv/testing/utf8";
import { table } from "../gear/testing/gears";
import { NEGATIVE } from "../logistics/quantity";
import { badInputRefusal, notFoundRefusal } from "../testing/refusal";
import { fixLine } from "./import-inventory";
import { STORAGE_MISSING } from "./inventory-record";
import { importInventory } from "./testing/import-inventory";

describe("A line in error", () => {
  const lines = ["MO_002;Table;2;Cabane;", "X;Table;3;Cabane;", "Y;Table;4;Cave;"];
  const titles = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";
  const imported = importInventory(utf8([titles, ...lines].join("\r\n")), [table]);

  it("joins the valid ones once corrected", () => {
    const entry = { gear: table, quantity: 3, storage: "Cabane", comment: "pliantes" };
    const fixed = fixLine(imported, 3, entry);
    expect(fixed.records).toEqual([{ gear: table, quantity: 5, storage: "Cabane", comment: "pliantes" }]);
    expect(fixed.errors.map(({ line }) => line)).toEqual([4]);
  });

  it("stays in error while the correction is wrong", () => {
    expect(() => fixLine(imported, 3, { gear: table, quantity: -3, storage: "" })).toThrow(
      badInputRefusal(`${NEGATIVE}\n${STORAGE_MISSING}`),
    );
  });

  it("is corrected once", () => {
    const entry = { gear: table, quantity: 3, storage: "Cabane" };
    expect(() => fixLine(fixLine(imported, 3, entry), 3, entry)).toThrow(
      notFoundRefusal("La ligne 3 n'est pas en erreur"),
    );
  });
});
