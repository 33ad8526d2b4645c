import type { Routes } from "./route";

/** What waits for the person who is logged in. */
export const notificationRoutes = {
  read: { method: "GET", path: "/notifications" },
  clear: { method: "DELETE", path: "/notifications" },
  readAlerts: { method: "GET", path: "/alerts" },
} as const satisfies Routes;
