import type { Routes } from "./route";

/** What administrators do with work that failed. */
export const failedJobRoutes = {
  list: { method: "GET", path: "/failed-jobs" },
  retry: { method: "POST", path: "/failed-jobs/:id/retry" },
  dismiss: { method: "DELETE", path: "/failed-jobs/:id" },
} as const satisfies Routes;
