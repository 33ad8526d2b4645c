import type { InventoryGroup } from "@coulisses/shared-domain/inventory/inventory";
import { barrier, drill, table } from "@coulisses/shared-domain/gear/testing/gears";
import { filterInventory } from "./filter-inventory";

const inventory: InventoryGroup[] = [
  { gear: drill, quantity: 3, records: [{ quantity: 3, storage: "Cabane" }] },
  {
    gear: table,
    quantity: 30,
    records: [
      { quantity: 20, storage: "Cave du bâtiment B" },
      { quantity: 10, storage: "Cabane" },
    ],
  },
  { gear: barrier, quantity: 80, records: [{ quantity: 80, storage: "Parking" }] },
];
const shown = (asked: Partial<Parameters<typeof filterInventory>[1]>) =>
  filterInventory(inventory, { storage: "", ...asked }).map(({ gear, quantity }) => [gear.name, quantity]);

describe("filtering the inventory", () => {
  it("shows all of it when nothing is asked", () => {
    expect(filterInventory(inventory, { storage: "" })).toEqual(inventory);
  });

  it("counts only what is stored where it is asked", () => {
    expect(shown({ storage: "cabane" })).toEqual([
      ["Perceuse", 3],
      ["Table", 10],
    ]);
    expect(shown({ storage: "CAVE" })).toEqual([["Table", 20]]);
    expect(shown({ storage: "Grenier" })).toEqual([]);
  });

  it("finds by name, reference, category and team", () => {
    expect(shown({ search: "perc" })).toEqual([["Perceuse", 3]]);
    expect(shown({ search: "mo_0" })).toEqual([["Table", 30]]);
    expect(shown({ category: "bricolage" })).toEqual([["Perceuse", 3]]);
    expect(shown({ owner: "barrieres", storage: "cabane" })).toEqual([]);
  });
});
