import type { Borrow, Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";

export const table = { id: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };
export const tent = { id: 2, name: "Tente", slug: "tente", isPonctualUsage: false, isConsumable: false };
export const friday = "2026-05-15T16:00:00.000Z";
export const sunday = "2026-05-17T16:00:00.000Z";

export const castorama: Purchase = {
  id: 1,
  version: 1,
  seller: "Castorama",
  availableOn: friday,
  gears: [{ slug: "table", name: "Table", quantity: 12 }],
};
export const metro: Purchase = { id: 2, version: 1, seller: "Métro", availableOn: sunday, gears: [] };
export const townHall: Borrow = {
  id: 1,
  version: 1,
  lender: "Mairie",
  availableOn: friday,
  unavailableOn: sunday,
  gears: [{ slug: "table", name: "Table", quantity: 30 }],
};
