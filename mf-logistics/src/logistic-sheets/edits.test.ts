import type { purchaseCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { Purchase } from "@coulisses/shared-domain/purchase/purchase";
import { editsOf } from "@coulisses/shared-sheets/edit";
import { gearEdits } from "./edits";
import { purchaseRoutes } from "@coulisses/shared-domain/routes/logistics";
import { fieldText } from "./field-text";

const purchase: Purchase = {
  id: 1,
  version: 3,
  seller: "Castorama",
  availableOn: "2026-05-14T16:00:00.000Z",
  gears: [{ slug: "table", name: "Table", quantity: 12 }],
};

const gears = gearEdits(purchaseRoutes);

describe("An edit of a purchase or loan", () => {
  it("LOG-3 of a gear says which quantity it takes the place of, so that another one is not lost", () => {
    const edit = gears.put({ slug: "table", quantity: 3 });
    expect(edit).toMatchObject({
      route: purchaseRoutes.putGear,
      body: { slug: "table", quantity: 3 },
    });
    expect(edit.replaces?.(purchase)).toBe(12);
    expect(gears.put({ slug: "tente", quantity: 3 }).replaces?.(purchase)).toBeUndefined();
  });

  it("LOG-3 adds to what the sheet holds when it is written, and replaces nothing", () => {
    const totals: number[] = [];
    const add = (slug: string) => gears.add({ slug, quantity: 3 }, (total) => totals.push(total));
    expect(add("table").bodyOver?.(purchase)).toEqual({ slug: "table", quantity: 15 });
    expect(add("tente").bodyOver?.(purchase)).toEqual({ slug: "tente", quantity: 3 });
    expect(add("table").replaces).toBeUndefined();
    expect(totals).toEqual([15, 3]);
  });

  it("removes a gear whatever its name is written with", () => {
    const edit = gears.remove("table 2/3");
    expect(edit).toMatchObject({ route: purchaseRoutes.removeGear, params: { slug: "table 2/3" } });
    expect(gears.remove("table").replaces?.(purchase)).toBe(12);
  });
});

describe("A text of a purchase or loan", () => {
  const edit = editsOf<typeof purchaseCalls, Purchase>(purchaseRoutes);
  const write = (text: string) => edit("change", { body: { seller: text } });
  const seller = fieldText<Purchase>("seller", write, (text) => (text.length > 5 ? "Trop long" : undefined));

  it("is read under its own name, and never empty, and keeps the rule of its own", () => {
    expect(seller.read(purchase)).toBe("Castorama");
    expect(seller.problem?.(" ")).toBe("Ce champ est requis");
    expect(seller.problem?.("Castorama")).toBe("Trop long");
    expect(seller.problem?.("Métro")).toBeUndefined();
    expect(fieldText<Purchase>("seller", write).problem?.("Castorama")).toBeUndefined();
  });
});
