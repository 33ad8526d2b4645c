import { readSort, withSort } from "./sort";

const address = (query: string) => new URLSearchParams(query);

describe("the order of the activity list, in its address", () => {
  it("goes by number unless the address says otherwise", () => {
    expect(readSort(address(""))).toBeNull();
    expect(readSort(address("sort=-name"))).toEqual({ key: "name", direction: "desc" });
    expect(readSort(address("sort=status"))).toEqual({ key: "status", direction: "asc" });
    expect(readSort(address("sort=-weather"))).toBeNull();
  });

  it("leaves no key for the usual order, and goes back to the first page", () => {
    expect(withSort(address("sort=name&page=2&team=bar"), null).toString()).toBe("team=bar");
    expect(withSort(address("page=2"), { key: "team", direction: "desc" }).toString()).toBe("sort=-team");
  });
});
