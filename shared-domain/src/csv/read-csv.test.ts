import { badInputRefusal } from "../testing/refusal";
import { readCsv, readInteger } from "./read-csv";

const isTitle = (cell: string) => ["Nom", "Quantité"].includes(cell);
const read = (text: string) => readCsv(text, isTitle);

describe("Reading a CSV", () => {
  it.each([
    ["semicolons", "Nom;Quantité\nBanc;2"],
    ["commas", "Nom,Quantité\nBanc,2"],
    ["tabs", "Nom\tQuantité\nBanc\t2"],
    ["lines that end as on Windows", "Nom;Quantité\r\nBanc;2"],
    ["lines that end as on an old Mac", "Nom;Quantité\rBanc;2"],
    ["a first line meant for Excel", "sep=;\r\nNom;Quantité\r\nBanc;2"],
    ["spaces around", " Nom ; Quantité \n Banc ; 2 "],
  ])("understands %s", (_, text) => {
    expect(read(text)).toEqual([
      ["Nom", "Quantité"],
      ["Banc", "2"],
    ]);
  });

  it("trusts the titles it knows more than the number of separators", () => {
    expect(read("Nom;Quantité;a,b,c,d,e\nBanc;2;")).toEqual([
      ["Nom", "Quantité", "a,b,c,d,e"],
      ["Banc", "2", ""],
    ]);
  });

  it("reads quoted cells with separators, quotes and line breaks in them", () => {
    expect(read('Nom;Quantité\r\n"Banc ; ""long""\r\net lourd";2\r\nTable;1')).toEqual([
      ["Nom", "Quantité"],
      ['Banc ; "long"\net lourd', "2"],
      ["Table", "1"],
    ]);
  });

  it("leaves a quote in the middle of a cell alone", () => {
    expect(read('Nom;Quantité\nTuyau 12";2')[1]).toEqual(['Tuyau 12"', "2"]);
  });

  it("finds the separator below empty lines", () => {
    expect(read("\n\nNom,Quantité\nBanc,2").slice(2)).toEqual([
      ["Nom", "Quantité"],
      ["Banc", "2"],
    ]);
  });

  it("keeps empty lines in their place", () => {
    expect(read("Nom;Quantité\n\nBanc;2\n")).toEqual([["Nom", "Quantité"], [""], ["Banc", "2"], [""]]);
  });

  it.each([
    ["is never closed", '"Table;3'],
    ["is closed before the end of the cell", '"Table" ronde;3'],
  ])("says where a quote %s", (_, line) => {
    expect(() => read(`Nom;Quantité\nBanc;2\n${line}\nChaise;4\n"Lampe";1`)).toThrow(
      badInputRefusal("Ligne 3 : un guillemet est mal placé ou mal fermé"),
    );
  });

  it("finds one empty line at most in an empty text", () => {
    expect(read("").flat().join("")).toBe("");
  });
});

describe("An integer in a cell", () => {
  it.each([
    ["12", 12],
    ["-3", -3],
    ["+3", 3],
    ["1 200", 1200],
    ["1\u202f200", 1200],
    ["1\u00a0200", 1200],
    ["12,00", 12],
    ["12.0", 12],
  ])("is read from « %s »", (text, integer) => {
    expect(readInteger(text)).toBe(integer);
  });

  it.each(["", "douze", "12 cartons", "1,5", "1,000", "1e3", "0x10", "=1+1", "--1"])(
    "is not guessed from « %s »",
    (text) => {
      expect(readInteger(text)).toBeUndefined();
    },
  );
});
