import { badInputRefusal } from "../testing/refusal";
import { EMPTY_FILE, MOST_COLUMNS, MOST_ROWS, NO_LINE, TOO_MANY_COLUMNS, TOO_MANY_ROWS } from "./limits";
import { isTitleOf, matchColumns, matchingProblem, rememberedOf, rowsOf, tableOf } from "./match-columns";
import type { SheetColumns } from "./sheet-kind";

const columns: SheetColumns<"name" | "count" | "note"> = {
  name: { title: "Nom", aliases: ["matos"], required: true },
  count: { title: "Quantité", aliases: ["qte"], required: true },
  note: { title: "Note" },
};

describe("The lines of a file", () => {
  it("keep the number that the spreadsheet shows, without the empty ones", () => {
    expect(tableOf([["", " "], ["Nom"], [], ["Banc"], [""], ["Table"]])).toEqual({
      titles: ["Nom"],
      lines: [
        { line: 4, cells: ["Banc"] },
        { line: 6, cells: ["Table"] },
      ],
    });
  });

  it.each<[string, string[][], string]>([
    ["none", [], EMPTY_FILE],
    ["only empty ones", [[""], [" ", "\t"]], EMPTY_FILE],
    ["titles alone", [["Nom"], [""]], NO_LINE],
    ["too many", [["Nom"], ...Array<string[]>(MOST_ROWS + 1).fill(["Banc"])], TOO_MANY_ROWS],
    ["too wide", [Array<string>(MOST_COLUMNS + 1).fill("Nom"), ["Banc"]], TOO_MANY_COLUMNS],
  ])("are refused when they are %s", (_, rows, message) => {
    expect(() => tableOf(rows)).toThrow(badInputRefusal(message));
  });
});

describe("The columns of a file", () => {
  it("are known by their titles and by others, whatever their case and accents", () => {
    expect(matchColumns(columns, ["Prix", "QTE", "MATOS"])).toEqual({ count: 1, name: 2 });
    expect(isTitleOf(columns)("quantite")).toBe(true);
    expect(isTitleOf(columns)("Prix")).toBe(false);
  });

  it("are the first of two with one title, and never one for two", () => {
    expect(matchColumns(columns, ["Nom", "Nom"])).toEqual({ name: 0 });
    expect(matchColumns(columns, ["Nom", "Qte"], { note: "nom" })).toEqual({ note: 0, count: 1 });
  });

  it("are those that the person matched before, in files with the same titles", () => {
    const titles = ["Désignation", "Nb", "Nom"];
    const remembered = rememberedOf<"name" | "count" | "note">({ name: 0, count: 1 }, titles);
    expect(remembered).toEqual({ name: "designation", count: "nb" });
    expect(matchColumns(columns, titles, remembered)).toEqual({ name: 0, count: 1 });
    expect(matchColumns(columns, ["Nom", "Quantité"], remembered)).toEqual({ name: 0, count: 1 });
  });

  it("that are needed are named while they are missing", () => {
    expect(matchingProblem(columns, { note: 0 })).toBe(
      "Il manque les colonnes Nom, Quantité : choisis où les lire",
    );
    expect(matchingProblem(columns, { name: 0 })).toBe("Il manque la colonne Quantité : choisis où les lire");
    expect(matchingProblem(columns, { name: 0, count: 1 })).toBeUndefined();
  });

  it("that the file lacks are empty in its rows, as are the ends of short lines", () => {
    const table = tableOf([["Quantité", "Nom"], ["2"]]);
    expect(rowsOf(table, columns, { count: 0, name: 1 })).toEqual([
      { line: 2, cells: { name: "", count: "2", note: "" } },
    ]);
  });
});
