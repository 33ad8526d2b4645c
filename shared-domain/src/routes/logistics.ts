import type { Routes } from "./route";

/** Calls of the inventory: the gear that the festival owns, and its storage places. */
export const inventoryRoutes = {
  list: { method: "GET", path: "/logistic/inventory" },
  storages: { method: "GET", path: "/logistic/inventory/storages" },
  ofGear: { method: "GET", path: "/logistic/inventory/:gearId" },
  replace: { method: "POST", path: "/logistic/inventory" },
} as const satisfies Routes;

/** Calls that compare the gear requested with the gear available. */
export const gearRecapRoutes = {
  list: { method: "GET", path: "/logistic/dashboard" },
  export: { method: "GET", path: "/logistic/dashboard/export" },
  details: { method: "GET", path: "/logistic/dashboard/:slug" },
} as const satisfies Routes;

/** Calls of the gear that goes to the van and comes back. */
export const loadingRoutes = {
  read: { method: "GET", path: "/logistic/loading" },
  note: { method: "POST", path: "/logistic/loading/marks" },
} as const satisfies Routes;

/** The routes that purchases and loans share. */
const sheetRoutes = <const Kind extends string>(kind: Kind) =>
  ({
    list: { method: "GET", path: `/logistic/${kind}` },
    read: { method: "GET", path: `/logistic/${kind}/:id` },
    add: { method: "POST", path: `/logistic/${kind}` },
    change: { method: "PATCH", path: `/logistic/${kind}/:id` },
    remove: { method: "DELETE", path: `/logistic/${kind}/:id` },
    putGear: { method: "POST", path: `/logistic/${kind}/:id/gear-requests` },
    removeGear: { method: "DELETE", path: `/logistic/${kind}/:id/gear-requests/:slug` },
  }) as const satisfies Routes;

/** Purchase sheets. */
export const purchaseRoutes = sheetRoutes("purchases");
/** Loan sheets. */
export const borrowRoutes = sheetRoutes("borrows");
