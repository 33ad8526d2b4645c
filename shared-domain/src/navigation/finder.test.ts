import { type Findable, findIn, prepareFinder } from "./finder";

const sheet = (prefix: string, id: number, title: string): Findable => ({
  link: `/${prefix.toLowerCase()}/${String(id)}`,
  title,
  icon: "home",
  number: `${prefix} ${String(id)}`,
});
const person = (title: string): Findable => ({ link: `/volunteers?search=${title}`, title, icon: "home" });
const groups = prepareFinder([
  { title: "Actions", items: [{ ...person("Créer une fiche activité"), keywords: ["nouvelle"] }] },
  {
    title: "FA",
    items: [sheet("FA", 112, "Blind test"), sheet("FA", 12, "Bal folk"), sheet("FA", 120, "Le grand bal")],
  },
  { title: "FT", items: [sheet("FT", 12, "Tenir la porte du bal")] },
  { title: "Personnes", items: [person("Zoé Balavoine"), person("Élodie Martin")] },
]);
const found = (typed: string, most = 5) =>
  findIn(groups, typed, most).map(({ title, items }) => [title, ...items.map((item) => item.title)]);

describe("The finder", () => {
  it("goes to the sheet of a number first, and to no other sheet before it", () => {
    expect(found("12")).toEqual([
      ["FA", "Bal folk", "Le grand bal", "Blind test"],
      ["FT", "Tenir la porte du bal"],
    ]);
  });

  it.each(["FA 12", "fa12", "FA#12", " fa  12 "])("reads « %s » as the number of a sheet", (typed) => {
    expect(found(typed)[0]?.slice(0, 2)).toEqual(["FA", "Bal folk"]);
  });

  it("finds by words in any order, without accents, and by what else an action is called", () => {
    expect(found("martin elo")).toEqual([["Personnes", "Élodie Martin"]]);
    expect(found("nouvelle")).toEqual([["Actions", "Créer une fiche activité"]]);
  });

  it("puts the group with the best match first", () => {
    expect(found("zoe b")[0]?.[0]).toBe("Personnes");
  });

  it("gives so many of each kind at most, and nothing for nothing", () => {
    expect(found("bal", 1)).toEqual([
      ["FA", "Bal folk"],
      ["FT", "Tenir la porte du bal"],
      ["Personnes", "Zoé Balavoine"],
    ]);
    expect(found("  ")).toEqual([]);
    expect(found("xyz")).toEqual([]);
  });

  it("answers a key among 5,000 things in a fraction of a frame", () => {
    const many = prepareFinder([
      {
        title: "FA",
        items: Array.from({ length: 5_000 }, (_, id) =>
          sheet("FA", id + 1, `Activité du ${String(id)} mai, côté jardin`),
        ),
      },
    ]);
    const began = Date.now();
    for (let turn = 0; turn < 20; turn += 1) findIn(many, "jardin act", 6);
    // A key may take 50 ms on a slow phone.
    expect((Date.now() - began) / 20).toBeLessThan(50);
  });
});
