import { csvFile } from "./csv-file";
import { writeCsv } from "./write-csv";

type Row = { name: string | null };
const columns = {
  Nom: ({ name }: Row) => name,
  "Longueur, en lettres": ({ name }: Row) => name?.length,
};
const onlyName = (name: string) => writeCsv([{ name }], { Nom: (row) => row.name }).slice(6);

describe("Writing a CSV", () => {
  it("quotes every cell, and leaves nothing for nothing", () => {
    const rows = [{ name: "Scène" }, { name: 'Le "Off", tard\nle soir' }, { name: "a\\b" }, { name: null }];
    expect(writeCsv(rows, columns)).toBe(
      [
        '"Nom","Longueur, en lettres"',
        '"Scène","5"',
        '"Le ""Off"", tard\nle soir","22"',
        '"a\\b","3"',
        '"",""',
      ].join("\n"),
    );
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+33 6 12 34 56 78", "'+33 6 12 34 56 78"],
    ["-2+3", "'-2+3"],
    ["-2,50+A1", "'-2,50+A1"],
    ["@SOMME(A1)", "'@SOMME(A1)"],
    ["\t=1", "'\t'=1"],
    ["\r=1", "'\r'=1"],
    ["\n=1", "'\n'=1"],
    ["＝1+1", "'＝1+1"],
    ['=HYPERLINK("a","b")', `'=HYPERLINK(""a"",""b"")`],
    ["x;=cmd|'/c calc'!A0", "x;'=cmd|'/c calc'!A0"],
    ["x; +1;@A1", "x; '+1;'@A1"],
    ['x;"=1+1"', `x;""'=1+1""`],
    ["x\t=1+1", "x\t'=1+1"],
    ["Gants\n=1+1", "Gants\n'=1+1"],
    ["x;＝1+1", "x;'＝1+1"],
  ])("makes plain text of the formula %j", (formula, cell) => {
    expect(onlyName(formula)).toBe(`"${cell}"`);
  });

  it.each([
    "a=b",
    "Porte-manteau",
    "1-2",
    "l'apostrophe",
    "Vis ; écrous",
    "a;b",
    "-2,50",
    "-12,50 €",
    "-1\u202f234,50\u00a0€",
    "-3",
  ])("leaves %j as it is", (text) => {
    expect(onlyName(text)).toBe(`"${text}"`);
  });

  it("leaves numbers and truth values as they are", () => {
    const row = { quantity: -3, consumable: true };
    const written = writeCsv([row], { Q: (r) => r.quantity, C: (r) => r.consumable });
    expect(written).toBe('"Q","C"\n"-3","true"');
  });
});

describe("The file that a person downloads", () => {
  it("carries the day in Paris and the mark that Excel needs", () => {
    expect(csvFile("catalogue", "Nom", "2025-05-16T22:30:00.000Z")).toEqual({
      name: "catalogue-2025-05-17.csv",
      content: "\uFEFFNom",
    });
  });

  it("keeps a name that is already a file's, and a mark that is there", () => {
    expect(csvFile("Mairie.csv", "\uFEFFNom", "2025-05-16T22:30:00.000Z")).toEqual({
      name: "Mairie.csv",
      content: "\uFEFFNom",
    });
  });
});
