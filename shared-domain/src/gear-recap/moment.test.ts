import { consumableMoment, reusableMoment } from "./moment";
import type { GearSources } from "./sources";

/** The quarter of an hour that is looked at. */
const AT = 20;
const UNTIL = 25;
const sources: GearSources = {
  inventory: 10,
  borrows: [
    { id: 1, lender: "Ville de Lyon", quantity: 5, start: 20, end: 40 },
    { id: 2, lender: "Bar du coin", quantity: 2, start: 0, end: 20 },
  ],
  purchases: [
    { id: 3, seller: "Métro", quantity: 4, start: 5 },
    { id: 4, seller: "Brico", quantity: 1, start: 22 },
  ],
  activities: [
    { id: 5, name: "Bar", quantity: 3, spans: [{ start: 10, end: 30 }], pickups: [10] },
    { id: 6, name: "Scène", quantity: 7, spans: [{ start: 0, end: 20 }], pickups: [0] },
  ],
  tasks: [
    { id: 7, name: "Monter", quantity: 2, spans: [{ start: 20, end: 22 }], pickups: [20, 23] },
    { id: 8, name: "Ranger", quantity: 9, spans: [{ start: 25, end: 30 }], pickups: [25] },
  ],
};

describe("DASH-1 Gear that is given back", () => {
  const moment = reusableMoment(sources, AT, UNTIL);

  it("is what is owned and bought, and what is lent at that moment", () => {
    expect([moment.inventory, moment.stock]).toEqual([10, 10 + 5 + 4]);
    expect(moment.borrows).toEqual([{ id: 1, lender: "Ville de Lyon", quantity: 5 }]);
  });

  it("is asked for by the sheets that hold it then, from their first moment, not at their last", () => {
    expect(moment.activities).toEqual([{ id: 5, name: "Bar", quantity: 3 }]);
    expect(moment.tasks).toEqual([{ id: 7, name: "Monter", quantity: 2 }]);
    expect(moment.inquiry).toBe(5);
  });

  it("DASH-3 names the purchases of that quarter alone", () => {
    expect(moment.purchases).toEqual([{ id: 4, seller: "Brico", quantity: 1 }]);
    expect(moment).not.toHaveProperty("consumed");
  });
});

describe("DASH-2 A consumable", () => {
  const moment = consumableMoment(sources, AT, UNTIL);

  it("has lost what was fetched before, and keeps the loans that have ended", () => {
    expect(moment.consumed).toBe(3 + 7);
    expect(moment.stock).toBe(10 + 5 + 2 + 4 - 10);
  });

  it("is asked for by who fetches it within the quarter, once for each time", () => {
    expect(moment.activities).toEqual([]);
    expect(moment.tasks).toEqual([{ id: 7, name: "Monter", quantity: 4 }]);
    expect(moment.inquiry).toBe(4);
  });

  it("DASH-3 names the loans and purchases that begin within the quarter", () => {
    expect(moment.borrows).toEqual([{ id: 1, lender: "Ville de Lyon", quantity: 5 }]);
    expect(moment.purchases).toEqual([{ id: 4, seller: "Brico", quantity: 1 }]);
  });
});
