import type { Routes } from "./route";

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
