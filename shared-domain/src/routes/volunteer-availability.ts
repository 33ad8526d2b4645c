import type { Routes } from "./route";

/** Calls of the availabilities of volunteers. */
export const availabilityRoutes = {
  read: { method: "GET", path: "/volunteer-availability/:userId" },
  add: { method: "POST", path: "/volunteer-availability/:userId" },
  withdraw: { method: "POST", path: "/volunteer-availability/:userId/withdrawals" },
  replace: { method: "PATCH", path: "/volunteer-availability/:userId" },
} as const satisfies Routes;
