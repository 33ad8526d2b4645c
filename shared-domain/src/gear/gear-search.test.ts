import { matchesGearSearch, type SearchableGear } from "./gear-search";

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

  it.each(["perceuse", "À Percussion", "Br_ou"])("finds the drill by %s", (search) => {
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
});
