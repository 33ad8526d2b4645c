import { type Borrow, updateBorrow } from "../borrow/borrow";
import { borrowCalls, purchaseCalls } from "../contract/logistic-sheets";
import { gearNotInCatalogue, putGear, removeGear } from "../logistics/logistic-sheet";
import { type Purchase, updatePurchase } from "../purchase/purchase";
import { commandsOf } from "./command";
import type { Lookups } from "./lookups";

const ofPurchase = commandsOf<Purchase, Lookups>();
const ofBorrow = commandsOf<Borrow, Lookups>();

/** The commands of a purchase. */
export const purchaseCommands = [
  ofPurchase(purchaseCalls.change, { change: (purchase, { body }) => updatePurchase(purchase, body) }),
  ofPurchase(purchaseCalls.putGear, {
    change: async (purchase, { body: { slug, quantity }, find }) =>
      putGear(purchase, await find.gear(slug, gearNotInCatalogue), quantity),
  }),
  ofPurchase(purchaseCalls.removeGear, {
    change: (purchase, { params }) => removeGear(purchase, params.slug),
  }),
];

/** The commands of a loan. */
export const borrowCommands = [
  ofBorrow(borrowCalls.change, { change: (borrow, { body }) => updateBorrow(borrow, body) }),
  ofBorrow(borrowCalls.putGear, {
    change: async (borrow, { body: { slug, quantity }, find }) =>
      putGear(borrow, await find.gear(slug, gearNotInCatalogue), quantity),
  }),
  ofBorrow(borrowCalls.removeGear, { change: (borrow, { params }) => removeGear(borrow, params.slug) }),
];
