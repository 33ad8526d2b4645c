import type { Routes } from "./route";

/** Calls of the notifications and alerts of the logged-in person. */
export const notificationRoutes = {
  read: { method: "GET", path: "/notifications" },
  clear: { method: "DELETE", path: "/notifications" },
  readAlerts: { method: "GET", path: "/alerts" },
} as const satisfies Routes;
