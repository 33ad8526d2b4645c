import type { Routes } from "./route";

/** The categories of the catalogue of gear. */
export const gearCategoryRoutes = {
  list: { method: "GET", path: "/logistic/categories" },
  tree: { method: "GET", path: "/logistic/categories/tree" },
  read: { method: "GET", path: "/logistic/categories/:id" },
  add: { method: "POST", path: "/logistic/categories" },
  change: { method: "PUT", path: "/logistic/categories/:id" },
  remove: { method: "DELETE", path: "/logistic/categories/:id" },
} as const satisfies Routes;
