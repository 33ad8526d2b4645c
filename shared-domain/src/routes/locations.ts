import type { Routes } from "./route";

/** The places of the festival. */
export const locationRoutes = {
  list: { method: "GET", path: "/locations" },
  read: { method: "GET", path: "/locations/:id" },
  add: { method: "POST", path: "/locations" },
  change: { method: "PUT", path: "/locations/:id" },
  remove: { method: "DELETE", path: "/locations/:id" },
} as const satisfies Routes;
