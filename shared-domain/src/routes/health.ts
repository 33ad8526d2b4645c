import type { Routes } from "./route";

/** For whoever runs the server. */
export const healthRoutes = {
  health: { method: "GET", path: "/health" },
  ready: { method: "GET", path: "/ready" },
} as const satisfies Routes;
