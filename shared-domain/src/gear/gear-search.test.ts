import { findGears, matchesGearSearch, type SearchableGear } from "./gear-search";

const drill: SearchableGear = {
  slug: "perceuse-a-percussion",
  isPonctualUsage: true,
  code: "BR_OU_001",
  category: { path: "bricolage->outils" },
  owner: { code: "matos" },
};
const orphan: SearchableGear = { slug: "nappe", isPonctualUsage: false };

describe("GEAR-3 searching the gear catalogue", () => {
  it("finds everything when nothing is asked", () => {
    expect(matchesGearSearch(drill, {})).toBe(true);
    expect(matchesGearSearch(orphan, {})).toBe(true);
  });

  it.each(["perceuse", "À Percussion", "percussion perceuse", "Br_ou"])("finds the drill by %s", (search) => {
    expect(matchesGearSearch(drill, { search })).toBe(true);
  });

  it("does not find the drill among the tablecloths", () => {
    expect(matchesGearSearch(drill, { search: "nappe" })).toBe(false);
  });

  it("looks for the category anywhere in its path", () => {
    expect(matchesGearSearch(drill, { category: "Outils" })).toBe(true);
    expect(matchesGearSearch(orphan, { category: "Outils" })).toBe(false);
  });

  it("wants the owner's exact code", () => {
    expect(matchesGearSearch(drill, { owner: "matos" })).toBe(true);
    expect(matchesGearSearch(drill, { owner: "mat" })).toBe(false);
  });

  it("tells occasional gear from the rest", () => {
    expect(matchesGearSearch(drill, { ponctualUsage: true })).toBe(true);
    expect(matchesGearSearch(drill, { ponctualUsage: false })).toBe(false);
  });

  it("wants every filter at once", () => {
    expect(matchesGearSearch(drill, { search: "perceuse", owner: "elec" })).toBe(false);
  });

  it("lists first the gear whose name begins with the text, then a word of it, then the code", () => {
    const speaker = { slug: "enceinte-portable", isPonctualUsage: true };
    const table = { slug: "table", isPonctualUsage: true };
    const round = { slug: "grande-table", isPonctualUsage: false };
    expect(findGears([speaker, round, table], { search: "Tab" })).toEqual([table, round, speaker]);
    expect(findGears([speaker, round, table], { search: "tab", ponctualUsage: true })).toEqual([
      table,
      speaker,
    ]);
    expect(findGears([speaker, drill], { search: "ou_001" })).toEqual([drill]);
  });
});
