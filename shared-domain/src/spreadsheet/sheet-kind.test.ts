import { readCsv } from "../csv/read-csv";
import { refusedCsv, templateOf } from "./files";
import { ROWS_A_CALL } from "./limits";
import { rowsOf, tableOf } from "./match-columns";
import { takeRows } from "./outcome";
import { notYesNo, noneTwice, readYesNo } from "./read-cell";
import { type Cells, readRows, type SheetKind } from "./sheet-kind";
import { slicesOf } from "./slices";

const kind: SheetKind<"name" | "good", string> = {
  columns: { name: { title: "Nom", max: 10 }, good: { title: "Bon" } },
  read: ({ name, good }: Cells<"name" | "good">) => {
    if (name === "là") return { present: true };
    return readYesNo(good) === undefined ? { problems: { good: notYesNo(good) } } : { value: name };
  },
  beside: noneTwice<"name" | "good", string>("name", (name) => name),
};
const rowOf = (line: number, name: string, good = "") => ({ line, cells: { name, good } });

describe("The rows of a file", () => {
  it("are right, there already, or wrong with their reasons", () => {
    const rows = [rowOf(2, "Banc"), rowOf(3, "là"), rowOf(4, "Table", "peut-être"), rowOf(6, "Banc")];
    expect(readRows(kind, rows)).toEqual([
      { value: "Banc" },
      { present: true },
      { problems: { good: "« peut-être » n'est ni oui ni non" } },
      { problems: { name: "Déjà à la ligne 2" } },
    ]);
  });

  it("are wrong when a cell is too long, before anything reads it", () => {
    expect(readRows(kind, [rowOf(2, "N".repeat(11), "?")])).toEqual([
      { problems: { name: "Nom : 10 caractères au plus" } },
    ]);
  });

  it("are answered one by one, and the right ones are taken", () => {
    const rows = [rowOf(2, "Banc"), rowOf(3, "là"), rowOf(4, "Table", "?")].map(({ cells }) => cells);
    expect(takeRows(kind, rows)).toEqual({
      values: ["Banc"],
      outcomes: [
        { outcome: "added" },
        { outcome: "present" },
        { outcome: "refused", problems: { good: notYesNo("?") } },
      ],
    });
  });

  it.each([
    ["Oui", true],
    ["x", true],
    ["1", true],
    ["VRAI", true],
    ["non", false],
    ["", false],
    ["0", false],
    ["peut-être", undefined],
  ])("say yes or no as « %s »", (text, meant) => {
    expect(readYesNo(text)).toBe(meant);
  });
});

describe("The rows of one call", () => {
  it("are so many at most, and none is lost", () => {
    const rows = Array.from({ length: ROWS_A_CALL * 2 + 1 }, (_, line) => rowOf(line, "Banc"));
    const slices = slicesOf(rows);
    expect(slices.map(({ length }) => length)).toEqual([ROWS_A_CALL, ROWS_A_CALL, 1]);
    expect(slices.flat()).toEqual(rows);
    expect(slicesOf([])).toEqual([]);
  });

  it("are fewer when they are long", () => {
    const rows = Array.from({ length: 4 }, (_, line) => rowOf(line, "N".repeat(300_000)));
    expect(slicesOf(rows)).toHaveLength(4);
  });
});

describe("The files of an import", () => {
  it("may be filled in from the titles", () => {
    expect(templateOf(kind.columns)).toBe("Nom;Bon\r\n");
  });

  it("hold refused rows with their errors, their formulas as text, and can be imported again", () => {
    const row = { ...rowOf(7, "=1+1", "?"), problems: { name: "Trop court", good: "Ni oui ni non" } };
    const read = readCsv(refusedCsv(kind.columns, [row]), (cell) => cell === "Nom");
    expect(read).toEqual([
      ["Nom", "Bon", "Ligne", "Problème"],
      ["'=1+1", "?", "7", "Trop court ; Ni oui ni non"],
    ]);
    expect(rowsOf(tableOf(read), kind.columns, { name: 0, good: 1 })[0]?.cells).toEqual(row.cells);
  });
});
