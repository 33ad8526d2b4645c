import type { Routes } from "./route";

/** What the festival owns, and where. */
export const inventoryRoutes = {
  list: { method: "GET", path: "/logistic/inventory" },
  storages: { method: "GET", path: "/logistic/inventory/storages" },
  ofGear: { method: "GET", path: "/logistic/inventory/:gearId" },
  replace: { method: "POST", path: "/logistic/inventory" },
} as const satisfies Routes;
