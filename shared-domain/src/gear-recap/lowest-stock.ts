import type { GearSources } from "./sources";

/** From `at` on, there are `by` pieces more, or fewer when it is negative. */
type Change = { at: number; by: number };

/** The quantity left from `at` on, in milliseconds. */
type StockLevel = { at: number; left: number };

/**
 * The lowest quantity left, and the first moment of it; no moment when nothing is ever taken from the
 * inventory.
 */
type LowestStock = { quantity: number; at?: number };

/** DASH-4: the lowest that stock minus requests gets, followed change by change. */
export function lowestStock(gear: GearSources, isConsumable: boolean): LowestStock {
  let lowest: LowestStock = { quantity: gear.inventory };
  for (const { at, left } of stockLevels(gear, isConsumable)) {
    if (left < lowest.quantity) lowest = { quantity: left, at };
  }
  return lowest;
}

/** The quantities left one after the other, from the first change on. */
export function stockLevels(gear: GearSources, isConsumable: boolean): StockLevel[] {
  const changes = isConsumable ? changesOfConsumable(gear) : changesOfLasting(gear);
  changes.sort((a, b) => a.at - b.at);
  let left = gear.inventory;
  const levels: StockLevel[] = [];
  changes.forEach(({ at, by }, index) => {
    left += by;
    const isSettled = changes[index + 1]?.at !== at;
    if (isSettled && levels.at(-1)?.left !== left) levels.push({ at, left });
  });
  return levels;
}

/** DASH-1: requested gear comes back after use, lent gear leaves at the end of its loan. */
function changesOfLasting({ borrows, purchases, activities, tasks }: GearSources): Change[] {
  const changes = purchases.map(({ start, quantity }) => ({ at: start, by: quantity }));
  for (const { start, end, quantity } of borrows) {
    changes.push({ at: start, by: quantity }, { at: end, by: -quantity });
  }
  for (const { spans, quantity } of [...activities, ...tasks]) {
    for (const { start, end } of spans) {
      changes.push({ at: start, by: -quantity }, { at: end, by: quantity });
    }
  }
  return changes;
}

/** DASH-2: requested gear is used up, and a loan of it is not given back. */
function changesOfConsumable({ borrows, purchases, activities, tasks }: GearSources): Change[] {
  const arrivals = [...borrows, ...purchases].map(({ start, quantity }) => ({
    at: start,
    by: quantity,
  }));
  const pickups = [...activities, ...tasks].flatMap(({ pickups: moments, quantity }) =>
    moments.map((at) => ({ at, by: -quantity })),
  );
  return [...arrivals, ...pickups];
}
