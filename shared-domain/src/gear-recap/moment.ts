import { type GearSources, type Need, total } from "./sources";

/** The quantity that an activity or a task asks for. */
export type SheetNeed = { id: number; name: string; quantity: number };
/** The quantity of the gear that a loan brings. */
export type BorrowedQuantity = { id: number; lender: string; quantity: number };
/** The quantity of the gear that a purchase brings. */
export type PurchasedQuantity = { id: number; seller: string; quantity: number };

/**
 * A quarter of an hour, between ISO instants; quantities are pieces. `consumed` (before it) is there for consumables
 * only, and taken off `stock`.
 */
export type GearRecapStep = {
  start: string;
  end: string;
  stock: number;
  inquiry: number;
  inventory: number;
  consumed?: number;
  activities: SheetNeed[];
  tasks: SheetNeed[];
  borrows: BorrowedQuantity[];
  purchases: PurchasedQuantity[];
};

type Moment = Omit<GearRecapStep, "start" | "end">;

/** DASH-1, DASH-3: gear that is given back, as it stands at `at`; lists the purchases from `at` until `until`. */
export function reusableMoment(gear: GearSources, at: number, until: number): Moment {
  const borrows = gear.borrows.filter(({ start, end }) => start <= at && at < end);
  const isHeld = ({ spans }: Need) => spans.some(({ start, end }) => start <= at && at < end);
  const activities = gear.activities.filter(isHeld).map(shownNeed);
  const tasks = gear.tasks.filter(isHeld).map(shownNeed);
  return {
    stock: gear.inventory + total(borrows) + total(gear.purchases.filter(startedBy(at))),
    inquiry: total(activities) + total(tasks),
    inventory: gear.inventory,
    activities,
    tasks,
    borrows: borrows.map(shownBorrow),
    purchases: gear.purchases.filter(startsWithin(at, until)).map(shownPurchase),
  };
}

/** DASH-2, DASH-3: gear that is used up; lists what begins from `at` until `until`. */
export function consumableMoment(gear: GearSources, at: number, until: number): Moment {
  const isNow = startsWithin(at, until);
  const neededNow = (need: Need) => neededAt(need, (start) => isNow({ start }));
  const neededBefore = (need: Need) => neededAt(need, (start) => start < at);
  const activities = gear.activities.map(neededNow).filter(isNeeded);
  const tasks = gear.tasks.map(neededNow).filter(isNeeded);
  const consumed = total([...gear.activities, ...gear.tasks].map(neededBefore));
  const arrivals = [...gear.borrows, ...gear.purchases].filter(startedBy(at));
  return {
    stock: gear.inventory + total(arrivals) - consumed,
    inquiry: total(activities) + total(tasks),
    inventory: gear.inventory,
    consumed,
    activities,
    tasks,
    borrows: gear.borrows.filter(isNow).map(shownBorrow),
    purchases: gear.purchases.filter(isNow).map(shownPurchase),
  };
}

const startedBy =
  (at: number) =>
  ({ start }: { start: number }) =>
    start <= at;

const startsWithin =
  (at: number, until: number) =>
  ({ start }: { start: number }) =>
    at <= start && start < until;

/** A sheet's need, counted once for each time that it fetches the gear. */
function neededAt({ id, name, quantity, pickups: moments }: Need, isCounted: (at: number) => boolean) {
  return { id, name, quantity: quantity * moments.filter(isCounted).length };
}

const isNeeded = ({ quantity }: SheetNeed) => quantity > 0;

const shownNeed = ({ id, name, quantity }: Need) => ({ id, name, quantity });

const shownBorrow = ({ id, lender, quantity }: GearSources["borrows"][number]) => ({
  id,
  lender,
  quantity,
});

const shownPurchase = ({ id, seller, quantity }: GearSources["purchases"][number]) => ({
  id,
  seller,
  quantity,
});
