import { lowestStock, stockLevels } from "./lowest-stock";
import type { GearSources, Need } from "./sources";

const none: GearSources = { inventory: 10, borrows: [], purchases: [], activities: [], tasks: [] };
const loan = (quantity: number, start: number, end: number) => ({
  id: 1,
  lender: "Ville de Lyon",
  quantity,
  start,
  end,
});
const purchase = (quantity: number, start: number) => ({ id: 2, seller: "Métro", quantity, start });
const need = (quantity: number, ...spans: [number, number][]): Need => ({
  id: 3,
  name: "Bar",
  quantity,
  spans: spans.map(([start, end]) => ({ start, end })),
  pickups: spans.map(([start]) => start),
});

describe("DASH-4 The lowest stock of gear that is given back", () => {
  const lowest = (sources: Partial<GearSources>) => lowestStock({ ...none, ...sources }, false);

  it("is the inventory, at no moment, while nobody asks for it", () => {
    expect(lowest({})).toEqual({ quantity: 10 });
    expect(lowest({ purchases: [purchase(5, 20)] })).toEqual({ quantity: 10 });
  });

  it("is reached where requests overlap, at the first such moment", () => {
    const activities = [need(4, [10, 30], [50, 70])];
    expect(lowest({ activities, tasks: [need(3, [20, 60])] })).toEqual({ quantity: 3, at: 20 });
  });

  it("may be a shortage, once more is asked for than there is", () => {
    expect(lowest({ activities: [need(12, [10, 30])] })).toEqual({ quantity: -2, at: 10 });
  });

  it("counts what comes back as another sheet takes it: they do not overlap", () => {
    expect(lowest({ activities: [need(8, [20, 30])], tasks: [need(8, [10, 20])] })).toEqual({
      quantity: 2,
      at: 10,
    });
  });

  it("DASH-1 grows with a loan until it is given back, and with a purchase for good", () => {
    const activities = [need(12, [10, 30])];
    expect(lowest({ activities, borrows: [loan(5, 5, 40)] })).toEqual({ quantity: 3, at: 10 });
    expect(lowest({ activities, borrows: [loan(5, 5, 20)] })).toEqual({ quantity: -2, at: 20 });
    expect(lowest({ activities, purchases: [purchase(5, 10)] })).toEqual({ quantity: 3, at: 10 });
    expect(lowest({ activities, purchases: [purchase(5, 11)] })).toEqual({ quantity: -2, at: 10 });
  });
});

describe("DASH-4 The lowest stock of a consumable", () => {
  const lowest = (sources: Partial<GearSources>) => lowestStock({ ...none, ...sources }, true);

  it("DASH-2 goes down with each time that it is fetched, and never up again", () => {
    const activities = [need(4, [10, 20], [30, 40])];
    expect(lowest({ activities })).toEqual({ quantity: 2, at: 30 });
    expect(lowest({ activities, tasks: [need(3, [50, 60])] })).toEqual({ quantity: -1, at: 50 });
  });

  it("DASH-2 keeps what a loan brought: nobody gives it back", () => {
    const activities = [need(12, [30, 40])];
    expect(lowest({ activities, borrows: [loan(5, 5, 10)] })).toEqual({ quantity: 3, at: 30 });
  });
});

describe("The quantity left of a gear over time", () => {
  const levels = (sources: Partial<GearSources>, isConsumable = false) =>
    stockLevels({ ...none, ...sources }, isConsumable);

  it("changes with what is taken and given back, once for changes of one moment", () => {
    const activities = [need(8, [20, 30])];
    expect(levels({ activities, tasks: [need(8, [10, 20]), need(3, [30, 40])] })).toEqual([
      { at: 10, left: 2 },
      { at: 30, left: 7 },
      { at: 40, left: 10 },
    ]);
  });

  it("only falls for gear that is used up, and has no step while nobody asks for it", () => {
    expect(levels({ activities: [need(4, [10, 30])] }, true)).toEqual([{ at: 10, left: 6 }]);
    expect(levels({})).toEqual([]);
  });
});
