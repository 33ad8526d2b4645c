import type { Routes } from "./route";

/** Calls of the inventory: the gear that the festival owns, and its storage places. */
export const inventoryRoutes = {
  list: { method: "GET", path: "/logistic/inventory" },
  storages: { method: "GET", path: "/logistic/inventory/storages" },
  ofGear: { method: "GET", path: "/logistic/inventory/:gearId" },
  replace: { method: "POST", path: "/logistic/inventory" },
} as const satisfies Routes;
