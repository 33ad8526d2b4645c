import { preview } from "../testing/activities";
import { comparators, readSort, withSort } from "./sort-activities";

const address = (query: string) => new URLSearchParams(query);

describe("sorting activities", () => {
  it("goes by number unless the address says otherwise", () => {
    expect(readSort(address(""))).toEqual({ key: "status", descending: false });
    expect(readSort(address("sort=-name"))).toEqual({ key: "name", descending: true });
    expect(readSort(address("sort=-weather"))).toEqual({ key: "status", descending: false });
  });

  it("says nothing in the address for the usual order", () => {
    expect(withSort(address("sort=name&page=2"), { key: "status", descending: false }).toString()).toBe("");
    expect(withSort(address(""), { key: "team", descending: true }).toString()).toBe("sort=-team");
  });

  it("compares names as a French reader does, and teams by their name", () => {
    const { name, team } = comparators((code) => ({ zz: "Accueil", aa: "Sécu" })[code] ?? code);
    const sorted = [preview(1, "Zumba"), preview(2, "Éveil musical"), preview(3, "escape game")].sort(name);
    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
    const byTeam = [preview(1, "a"), preview(2, "b", { team: "aa" }), preview(3, "c", { team: "zz" })].sort(team);
    expect(byTeam.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
