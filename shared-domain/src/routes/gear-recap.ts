import type { Routes } from "./route";

/** Calls that compare the gear requested with the gear available. */
export const gearRecapRoutes = {
  list: { method: "GET", path: "/logistic/dashboard" },
  export: { method: "GET", path: "/logistic/dashboard/export" },
  details: { method: "GET", path: "/logistic/dashboard/:slug" },
} as const satisfies Routes;
