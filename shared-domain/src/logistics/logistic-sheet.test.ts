import { badInputRefusal, notFoundRefusal } from "../testing/refusal";
import { LESS_THAN_ONE, NOT_AN_INTEGER, TOO_MANY } from "./quantity";
import { putGear, removeGear, type SheetGear, sheetGearsCsv, gearNotInCatalogue } from "./logistic-sheet";

const table: SheetGear = { slug: "table", name: "Table", quantity: 5 };
const bench: SheetGear = { slug: "banc", name: "Banc", quantity: 2 };
const sheet = { id: 1, gears: [table, bench] };

describe("LOG-2 The quantity of a gear", () => {
  it.each([
    [0, LESS_THAN_ONE],
    [-3, LESS_THAN_ONE],
    [1.5, NOT_AN_INTEGER],
    [1_000_001, TOO_MANY],
  ])("can't be %s", (quantity, message) => {
    expect(() => putGear(sheet, bench, quantity)).toThrow(badInputRefusal(message));
  });

  it("is one or more", () => {
    expect(putGear({ gears: [] }, bench, 1).gears).toEqual([{ ...bench, quantity: 1 }]);
  });
});

describe("LOG-3 Adding a gear", () => {
  it("puts it last", () => {
    const chair = { slug: "chaise", name: "Chaise" };
    expect(putGear(sheet, chair, 12)).toEqual({
      id: 1,
      gears: [table, bench, { ...chair, quantity: 12 }],
    });
  });

  it("that is already there overrides its quantity, in its place", () => {
    expect(putGear(sheet, table, 8).gears).toEqual([{ ...table, quantity: 8 }, bench]);
  });

  it("needs one of the catalogue", () => {
    expect(gearNotInCatalogue()).toEqual(notFoundRefusal("Matos introuvable dans le catalogue"));
  });
});

describe("LOG-4 Removing a gear", () => {
  it("leaves the others", () => {
    expect(removeGear(sheet, "table")).toEqual({ id: 1, gears: [bench] });
  });

  it("that is not there changes nothing", () => {
    expect(removeGear(sheet, "chaise")).toEqual(sheet);
  });
});

it("The gears of a sheet in a spreadsheet", () => {
  expect(sheetGearsCsv(sheet)).toBe('"Nom","Quantité"\n"Table","5"\n"Banc","2"');
});
