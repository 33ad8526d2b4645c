import { type GearSources, type Need, total } from "./sources";

/** How many pieces an activity or a task asks for. */
export type SheetNeed = { id: number; name: string; quantity: number };
export type BorrowedQuantity = { id: number; lender: string; quantity: number };
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

/** DASH-1, DASH-3: gear that is given back, as it stands at `at`; what is bought is told until `until`. */
export function reusableMoment(gear: GearSources, at: number, until: number): Moment {
  const borrows = gear.borrows.filter(({ start, end }) => start <= at && at < end);
  const isHeld = ({ held }: Need) => held.some(({ start, end }) => start <= at && at < end);
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

/** DASH-2, DASH-3: gear that is used up; what begins from `at` until `until` is told. */
export function consumableMoment(gear: GearSources, at: number, until: number): Moment {
  const isNow = startsWithin(at, until);
  const takenNow = (need: Need) => taken(need, (start) => isNow({ start }));
  const takenBefore = (need: Need) => taken(need, (start) => start < at);
  const activities = gear.activities.map(takenNow).filter(isSome);
  const tasks = gear.tasks.map(takenNow).filter(isSome);
  const consumed = total([...gear.activities, ...gear.tasks].map(takenBefore));
  const given = [...gear.borrows, ...gear.purchases].filter(startedBy(at));
  return {
    stock: gear.inventory + total(given) - consumed,
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

/** A sheet's need, once for each time that it takes the gear. */
function taken({ id, name, quantity, taken: moments }: Need, isCounted: (at: number) => boolean) {
  return { id, name, quantity: quantity * moments.filter(isCounted).length };
}

const isSome = ({ quantity }: SheetNeed) => quantity > 0;

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
