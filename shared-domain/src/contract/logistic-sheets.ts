/** A gear of a purchase or loan sheet. */
export type SheetGear = { slug: string; name: string; quantity: number };

/** `GET logistic/purchases` and `/{id}`. Instants are ISO strings; `version` is what `If-Match` compares. */
export type Purchase = {
  id: number;
  version: number;
  seller: string;
  availableOn: string;
  gears: SheetGear[];
};

/** `GET logistic/borrows` and `/{id}`. */
export type Borrow = {
  id: number;
  version: number;
  lender: string;
  availableOn: string;
  unavailableOn: string;
  gears: SheetGear[];
};

export type PurchaseForm = Pick<Purchase, "seller" | "availableOn">;
export type PurchasePatch = Partial<PurchaseForm>;
export type BorrowForm = Pick<Borrow, "lender" | "availableOn" | "unavailableOn">;
export type BorrowPatch = Partial<BorrowForm>;

/** `POST …/{id}/gear-requests`: the quantity replaces the one that is there. */
export type SheetGearForm = { slug: string; quantity: number };
