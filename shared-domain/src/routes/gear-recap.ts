import type { Routes } from "./route";

/** What the festival needs of each gear, against what it has. */
export const gearRecapRoutes = {
  list: { method: "GET", path: "/logistic/dashboard" },
  export: { method: "GET", path: "/logistic/dashboard/export" },
  details: { method: "GET", path: "/logistic/dashboard/:slug" },
} as const satisfies Routes;
