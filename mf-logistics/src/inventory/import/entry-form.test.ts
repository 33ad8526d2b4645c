import { problemsIn } from "@coulisses/shared-pages/testing";
import { drill, table } from "@coulisses/shared-domain/gear/testing/gears";
import type { LineInError } from "@coulisses/shared-domain/inventory/import-inventory";
import { entryRules, entryValues, searchedGear, toEntry } from "./entry-form";

const line: LineInError = {
  line: 4,
  code: "XX_009",
  gear: "Table",
  quantity: "12",
  storage: "Cave B",
  comment: "pliantes",
  reasons: ["Le matos Table (XX_009) n'existe pas"],
};
const gears = [drill, table];
const proposed = (changes: Partial<LineInError>) => entryValues({ ...line, ...changes }, gears);

describe("A line in error of an imported inventory", () => {
  it("is proposed with all that makes sense of it, and the gear of the same name", () => {
    expect(proposed({})).toEqual({ gear: table, quantity: 12, storage: "Cave B", comment: "pliantes" });
    expect(proposed({ gear: " tâble " }).gear).toBe(table);
  });

  it("is proposed without a gear when no name fits, or none is said", () => {
    expect(proposed({ gear: "Vauban" }).gear).toBeNull();
    expect(entryValues({ ...line, gear: "" }, [{ ...table, slug: "" }]).gear).toBeNull();
  });

  it.each(["-5", "beaucoup", "", "1.5", "9999999999"])(
    "is proposed without the quantity « %s », which can't be kept",
    (quantity) => {
      expect(proposed({ quantity }).quantity).toBeNull();
    },
  );

  it("may say that there is none of it left", () => {
    expect(proposed({ quantity: "0" }).quantity).toBe(0);
  });

  it("says what it was looking for", () => {
    expect(searchedGear(line)).toBe("La ligne cherchait : Table (XX_009)");
    expect(searchedGear({ ...line, code: "" })).toBe("La ligne cherchait : Table");
    expect(searchedGear({ ...line, gear: "" })).toBe("La ligne cherchait : (XX_009)");
    expect(searchedGear({ ...line, gear: "", code: "" })).toBe("La ligne ne nomme aucun matos");
  });
});

describe("A corrected line", () => {
  it("needs a gear, a quantity and a storage, and no comment", () => {
    const empty = { gear: null, quantity: null, storage: " ", comment: "" };
    expect(problemsIn(entryRules, empty)).toEqual({
      gear: "Choisis un matos du catalogue",
      quantity: "La quantité est nécessaire",
      storage: "Le lieu de stockage est nécessaire",
    });
    expect(toEntry(empty)).toBeUndefined();
    expect(problemsIn(entryRules, { ...proposed({}), comment: "" })).toEqual({});
  });

  it("joins the others without the spaces around its texts", () => {
    const values = { gear: table, quantity: 0, storage: " Cave B ", comment: " " };
    expect(toEntry(values)).toEqual({ gear: table, quantity: 0, storage: "Cave B" });
    expect(toEntry({ ...values, comment: " pliantes " })).toMatchObject({ comment: "pliantes" });
    expect(toEntry({ ...values, quantity: null })).toBeUndefined();
  });
});
