import type { Routes } from "../route";

/** The breaks of a volunteer, for those who assign. */
export const breakRoutes = {
  list: { method: "GET", path: "/planning/:id/break-periods" },
  add: { method: "POST", path: "/planning/:id/break-periods" },
  remove: { method: "DELETE", path: "/planning/:id/break-periods" },
} as const satisfies Routes;
