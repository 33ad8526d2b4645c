import type { Routes } from "./route";

/** Calls for the monitoring of the server. */
export const healthRoutes = {
  health: { method: "GET", path: "/health" },
  ready: { method: "GET", path: "/ready" },
} as const satisfies Routes;
