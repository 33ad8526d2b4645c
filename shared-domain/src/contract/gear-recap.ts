/** `GET logistic/dashboard`: `stockDiscrepancy` is the lowest that stock minus requests gets, negative when gear is missing. */
export type GearRecap = {
  id: number;
  name: string;
  slug: string;
  isConsumable: boolean;
  stockDiscrepancy: number;
};

/** `GET logistic/dashboard/{slug}`: ISO instants, both required. */
export type GearRecapPeriod = { start: string; end: string };

export type SheetNeed = { id: number; name: string; quantity: number };
export type BorrowedQuantity = { id: number; lender: string; quantity: number };
export type PurchasedQuantity = { id: number; seller: string; quantity: number };

/** A quarter of an hour. `consumed` (before it) is there for consumables only, and taken off `stock`. */
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

export type GearRecapDetails = { name: string; slug: string; details: GearRecapStep[] };
