import type { GearSources } from "./sources";

/** From `at` on, there is so much more or less. */
type Change = { at: number; by: number };

/** The least that is left, and the first moment of it; no moment when nothing ever takes from the inventory. */
export type LowestStock = { quantity: number; at?: number };

/** DASH-4: the lowest that stock minus requests gets, followed change by change. */
export function lowestStock(gear: GearSources, isConsumable: boolean): LowestStock {
  const changes = isConsumable ? changesOfConsumable(gear) : changesOfLasting(gear);
  changes.sort((a, b) => a.at - b.at);
  let stock = gear.inventory;
  let lowest: LowestStock = { quantity: stock };
  changes.forEach(({ at, by }, index) => {
    stock += by;
    const isSettled = changes[index + 1]?.at !== at;
    if (isSettled && stock < lowest.quantity) lowest = { quantity: stock, at };
  });
  return lowest;
}

/** DASH-1: what is requested and what is lent comes and goes. */
function changesOfLasting({ borrows, purchases, activities, tasks }: GearSources): Change[] {
  const changes = purchases.map(({ start, quantity }) => ({ at: start, by: quantity }));
  for (const { start, end, quantity } of borrows) {
    changes.push({ at: start, by: quantity }, { at: end, by: -quantity });
  }
  for (const { held, quantity } of [...activities, ...tasks]) {
    for (const { start, end } of held) {
      changes.push({ at: start, by: -quantity }, { at: end, by: quantity });
    }
  }
  return changes;
}

/** DASH-2: what is requested is gone, and what is lent is not asked back. */
function changesOfConsumable({ borrows, purchases, activities, tasks }: GearSources): Change[] {
  const given = [...borrows, ...purchases].map(({ start, quantity }) => ({
    at: start,
    by: quantity,
  }));
  const taken = [...activities, ...tasks].flatMap(({ taken: moments, quantity }) =>
    moments.map((at) => ({ at, by: -quantity })),
  );
  return [...given, ...taken];
}
