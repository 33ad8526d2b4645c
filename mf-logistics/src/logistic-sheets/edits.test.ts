import type { Purchase } from "@coulisses/shared-domain/purchase/purchase";
import { addGear, putGear, removeGear } from "./edits";
import { fieldText } from "./field-text";

const purchase: Purchase = {
  id: 1,
  version: 3,
  seller: "Castorama",
  availableOn: "2026-05-14T16:00:00.000Z",
  gears: [{ slug: "table", name: "Table", quantity: 12 }],
};

describe("An edit of a purchase or loan", () => {
  it("LOG-3 of a gear says which quantity it takes the place of, so that another one is not lost", () => {
    const edit = putGear({ slug: "table", quantity: 3 });
    expect(edit).toMatchObject({
      method: "POST",
      path: "gear-requests",
      body: { slug: "table", quantity: 3 },
    });
    expect(edit.replaces?.(purchase)).toBe(12);
    expect(putGear({ slug: "tente", quantity: 3 }).replaces?.(purchase)).toBeUndefined();
  });

  it("LOG-3 adds to what the sheet holds when it is written, and replaces nothing", () => {
    const totals: number[] = [];
    const add = (slug: string) => addGear({ slug, quantity: 3 }, (total) => totals.push(total));
    expect(add("table").bodyOver?.(purchase)).toEqual({ slug: "table", quantity: 15 });
    expect(add("tente").bodyOver?.(purchase)).toEqual({ slug: "tente", quantity: 3 });
    expect(add("table").replaces).toBeUndefined();
    expect(totals).toEqual([15, 3]);
  });

  it("removes a gear whatever its name is written with", () => {
    const edit = removeGear("table 2/3");
    expect(edit).toMatchObject({ method: "DELETE", path: "gear-requests/table%202%2F3" });
    expect(removeGear("table").replaces?.(purchase)).toBe(12);
  });
});

describe("A text of a purchase or loan", () => {
  const seller = fieldText<Purchase>("seller", (text) => (text.length > 5 ? "Trop long" : undefined));

  it("is read and written under its own name", () => {
    expect(seller.read(purchase)).toBe("Castorama");
    expect(seller.edit("Métro")).toEqual({ method: "PATCH", path: "", body: { seller: "Métro" } });
  });

  it("is never empty, and keeps the rule of its own", () => {
    expect(seller.problem?.(" ")).toBe("Ce champ est requis");
    expect(seller.problem?.("Castorama")).toBe("Trop long");
    expect(seller.problem?.("Métro")).toBeUndefined();
    expect(fieldText<Purchase>("seller").problem?.("Castorama")).toBeUndefined();
  });
});
