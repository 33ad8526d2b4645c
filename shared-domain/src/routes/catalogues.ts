import type { Routes } from "./route";

/** The catalogue of gear. */
export const gearRoutes = {
  list: { method: "GET", path: "/logistic/gears" },
  read: { method: "GET", path: "/logistic/gears/:id" },
  add: { method: "POST", path: "/logistic/gears" },
  importRows: { method: "POST", path: "/logistic/gears/import" },
  change: { method: "PUT", path: "/logistic/gears/:id" },
  listUses: { method: "GET", path: "/logistic/gears/:id/uses" },
  remove: { method: "DELETE", path: "/logistic/gears/:id" },
} as const satisfies Routes;

/** The categories of the catalogue of gear. */
export const gearCategoryRoutes = {
  list: { method: "GET", path: "/logistic/categories" },
  tree: { method: "GET", path: "/logistic/categories/tree" },
  read: { method: "GET", path: "/logistic/categories/:id" },
  add: { method: "POST", path: "/logistic/categories" },
  change: { method: "PUT", path: "/logistic/categories/:id" },
  remove: { method: "DELETE", path: "/logistic/categories/:id" },
} as const satisfies Routes;

/** The places of the festival. */
export const locationRoutes = {
  list: { method: "GET", path: "/locations" },
  read: { method: "GET", path: "/locations/:id" },
  add: { method: "POST", path: "/locations" },
  importRows: { method: "POST", path: "/locations/import" },
  change: { method: "PUT", path: "/locations/:id" },
  listUses: { method: "GET", path: "/locations/:id/uses" },
  remove: { method: "DELETE", path: "/locations/:id" },
} as const satisfies Routes;

/** The catalogue of signages. */
export const signageRoutes = {
  list: { method: "GET", path: "/signages" },
  readImage: { method: "GET", path: "/signages/:id/image" },
  saveImage: { method: "POST", path: "/signages/:id/image", sendsFile: true },
  add: { method: "POST", path: "/signages" },
  change: { method: "PUT", path: "/signages/:id" },
  listUses: { method: "GET", path: "/signages/:id/uses" },
  remove: { method: "DELETE", path: "/signages/:id" },
} as const satisfies Routes;
