import type { Routes } from "./route";

/** Calls of the transactions, for those who keep the personal accounts. */
export const ledgerRoutes = {
  list: { method: "GET", path: "/transactions" },
  export: { method: "GET", path: "/transactions/export" },
  sum: { method: "GET", path: "/transactions/sum" },
  check: { method: "GET", path: "/transactions/check" },
  statement: { method: "GET", path: "/transactions/editions/:edition" },
  exportStatement: { method: "GET", path: "/transactions/editions/:edition/export" },
  remove: { method: "DELETE", path: "/transactions/:id" },
} as const satisfies Routes;

/** Calls that list the holders of personal accounts. */
export const consumerRoutes = {
  list: { method: "GET", path: "/users/personal-account-consumers" },
  readNegativeMail: { method: "GET", path: "/users/personal-account-consumers/negative-mail" },
  sendNegativeMail: { method: "POST", path: "/users/personal-account-consumers/negative-mail" },
} as const satisfies Routes;

/** Calls of the person's own account. */
export const personalAccountRoutes = {
  listLines: { method: "GET", path: "/transactions/me" },
  readStatement: { method: "GET", path: "/transactions/me/statement" },
  transfer: { method: "POST", path: "/transactions/transfer", movesMoney: true },
} as const satisfies Routes;

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

/** Calls of the contributions to the association for this edition, and of one's own. */
export const contributionRoutes = {
  readOwn: { method: "GET", path: "/contributions/me" },
  listNonPayers: { method: "GET", path: "/contributions/out-to-date-adherents" },
  listPayers: { method: "GET", path: "/contributions/valid-adherents" },
  pay: { method: "POST", path: "/contributions", movesMoney: true },
  change: { method: "PATCH", path: "/contributions/adherents/:adherentId/editions/:edition" },
  remove: { method: "DELETE", path: "/contributions/adherents/:adherentId/editions/:edition" },
} as const satisfies Routes;

/** Meals that people share. */
export const sharedMealRoutes = {
  list: { method: "GET", path: "/shared-meals" },
  listPast: { method: "GET", path: "/shared-meals/past" },
  read: { method: "GET", path: "/shared-meals/:id" },
  offer: { method: "POST", path: "/shared-meals" },
  shotgun: { method: "POST", path: "/shared-meals/:id/shotgun" },
  cancelShotgun: { method: "DELETE", path: "/shared-meals/:id/shotgun/:guestId" },
  closeShotguns: { method: "POST", path: "/shared-meals/:id/close-shotguns" },
  openShotguns: { method: "POST", path: "/shared-meals/:id/open-shotguns" },
  previewClose: { method: "GET", path: "/shared-meals/:id/expense" },
  close: { method: "POST", path: "/shared-meals/:id/expense", movesMoney: true },
  cancel: { method: "DELETE", path: "/shared-meals/:id" },
} as const satisfies Routes;
