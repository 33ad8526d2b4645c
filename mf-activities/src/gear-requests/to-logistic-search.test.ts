import { toLogisticSearch } from "./to-logistic-search";

const nothing = { search: "", category: "", owner: "", drive: "" };

describe("what the server is asked of gear requests", () => {
  it("is everything when no filter is set", () => {
    expect(toLogisticSearch(nothing)).toEqual({});
  });

  it("is each filter that is set, and no other", () => {
    expect(toLogisticSearch({ ...nothing, owner: "matos" })).toEqual({ owner: "matos" });
    const all = { search: "table", category: "mobilier", owner: "matos", drive: "Magasin" };
    expect(toLogisticSearch(all)).toEqual(all);
  });
});
