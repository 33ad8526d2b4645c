import type { Routes } from "./route";

/** The catalogue of signages. */
export const signageRoutes = {
  list: { method: "GET", path: "/signages" },
  readImage: { method: "GET", path: "/signages/:id/image" },
  saveImage: { method: "POST", path: "/signages/:id/image", sendsFile: true },
  add: { method: "POST", path: "/signages" },
  change: { method: "PUT", path: "/signages/:id" },
  remove: { method: "DELETE", path: "/signages/:id" },
} as const satisfies Routes;
