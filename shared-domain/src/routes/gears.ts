import type { Routes } from "./route";

/** The catalogue of gear. */
export const gearRoutes = {
  list: { method: "GET", path: "/logistic/gears" },
  read: { method: "GET", path: "/logistic/gears/:id" },
  add: { method: "POST", path: "/logistic/gears" },
  change: { method: "PUT", path: "/logistic/gears/:id" },
  remove: { method: "DELETE", path: "/logistic/gears/:id" },
} as const satisfies Routes;
