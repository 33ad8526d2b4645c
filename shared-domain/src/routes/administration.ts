import type { Routes } from "./route";

/** Calls of the security journal: search it, and note exports made by pages. */
export const auditRoutes = {
  search: { method: "GET", path: "/audit-entries" },
  tellExport: { method: "POST", path: "/audit-entries/exports" },
} as const satisfies Routes;

/** Calls with which administrators read, retry and remove failed jobs. */
export const failedJobRoutes = {
  list: { method: "GET", path: "/failed-jobs" },
  retry: { method: "POST", path: "/failed-jobs/:id/retry" },
  dismiss: { method: "DELETE", path: "/failed-jobs/:id" },
} as const satisfies Routes;

/** Calls for the monitoring of the server. */
export const healthRoutes = {
  health: { method: "GET", path: "/health" },
  ready: { method: "GET", path: "/ready" },
} as const satisfies Routes;

/** Calls that let administrators check that mails arrive. */
export const mailRoutes = {
  test: { method: "POST", path: "/mailtest" },
} as const satisfies Routes;
