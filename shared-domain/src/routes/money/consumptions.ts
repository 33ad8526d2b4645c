import type { Routes } from "../route";

/** Calls with which the SG writes lines for many people at once; each call saves all or nothing. */
export const consumptionRoutes = {
  deposit: { method: "POST", path: "/transactions/deposits", movesMoney: true },
  chargeBarrel: { method: "POST", path: "/transactions/barrels", movesMoney: true },
  chargeProvisions: { method: "POST", path: "/transactions/provisions", movesMoney: true },
  chargeEvent: { method: "POST", path: "/transactions/external-event", movesMoney: true },
  listBatches: { method: "GET", path: "/transactions/batches" },
  listBatchLines: { method: "GET", path: "/transactions/batches/:id/lines" },
  undoBatch: { method: "DELETE", path: "/transactions/batches/:id" },
} as const satisfies Routes;

/** Calls of the barrels charged by the stick. */
export const barrelRoutes = {
  list: { method: "GET", path: "/personal-account/barrels" },
  add: { method: "POST", path: "/personal-account/barrels" },
  changePrice: { method: "PATCH", path: "/personal-account/barrels/:slug/price" },
  changeOpening: { method: "PATCH", path: "/personal-account/barrels/:slug/opening" },
  remove: { method: "DELETE", path: "/personal-account/barrels/:slug" },
} as const satisfies Routes;
