import { ownSlugs } from "./own-slugs";

const slugsOf = (...items: [name: string, slug: string][]) => {
  const { slugs, kept } = ownSlugs(items.map(([name, slug], id) => ({ id, name, slug })));
  return { slugs: items.map((_, id) => slugs.get(id)), kept: [...kept] };
};

describe("Slugs of imported names", () => {
  it("are ours", () => {
    expect(slugsOf(["Câbles & prises", "cables-prises"], ["Piñata", "piñata"])).toEqual({
      slugs: ["cables-&-prises", "pinata"],
      kept: [],
    });
  });

  it("stay those of there where two names have one slug with us", () => {
    expect(slugsOf(["Piñata", "piñata"], ["Pinata", "pinata"], ["Table", "table"])).toEqual({
      slugs: ["piñata", "pinata", "table"],
      kept: [0, 1],
    });
  });

  it("stay apart when one that is kept meets a third", () => {
    // The first was renamed there, and its slug stayed.
    expect(slugsOf(["Piñata", "table"], ["Pinata", "pinata"], ["Table", "une-table"])).toEqual({
      slugs: ["table", "pinata", "une-table"],
      kept: [0, 1, 2],
    });
  });

  it("are none for a name without letter", () => {
    expect(slugsOf(["'?!'", "-!-"], ["'''", "-"])).toEqual({ slugs: ["!", undefined], kept: [] });
  });
});
