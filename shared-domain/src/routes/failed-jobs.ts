import type { Routes } from "./route";

/** Calls with which administrators read, retry and remove failed jobs. */
export const failedJobRoutes = {
  list: { method: "GET", path: "/failed-jobs" },
  retry: { method: "POST", path: "/failed-jobs/:id/retry" },
  dismiss: { method: "DELETE", path: "/failed-jobs/:id" },
} as const satisfies Routes;
