import { rankedMatches } from "./search-ranking";

const gears = ["Enceinte portable", "Table ronde", "Grande table", "Table", "Étable gonflable", "Câble P17"];
const find = (typed: string) => rankedMatches(gears, typed, (gear) => gear);

describe("A search in a picker", () => {
  it("finds the whole name first, then its beginning, a word's beginning, and any part", () => {
    expect(find("table")).toEqual([
      "Table",
      "Table ronde",
      "Grande table",
      "Enceinte portable",
      "Étable gonflable",
    ]);
  });

  it("finds Table before Enceinte portable for « tab »", () => {
    expect(find("tab")).toEqual([
      "Table ronde",
      "Table",
      "Grande table",
      "Enceinte portable",
      "Étable gonflable",
    ]);
  });

  it.each(["CABLE", "câble", "  Cable "])("takes « %s » without accents nor capitals", (typed) => {
    expect(find(typed)).toEqual(["Câble P17"]);
  });

  it.each(["ronde table", "tab ron"])("finds the words of « %s » in any order", (typed) => {
    expect(find(typed)).toEqual(["Table ronde"]);
  });

  it("wants every typed word", () => {
    expect(find("table carrée")).toEqual([]);
  });

  it("takes a code's part for a word", () => {
    const codes = ["MOB_TA_010", "ELEC_P17_001"];
    expect(rankedMatches(codes, "p17", (code) => code)).toEqual(["ELEC_P17_001"]);
    expect(rankedMatches(["X010", ...codes], "010", (code) => code)).toEqual(["MOB_TA_010", "X010"]);
  });

  it("keeps everything, in order, while nothing is typed", () => {
    expect(find(" ' ")).toEqual(gears);
  });
});
