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

/** Calls of the validated sheets of former editions, to compare with. */
export const statisticsRoutes = {
  previousEdition: { method: "GET", path: "/statistics/previous-edition" },
  listEditions: { method: "GET", path: "/statistics/editions" },
  keepEdition: { method: "PUT", path: "/statistics/editions/:edition" },
  importEdition: { method: "POST", path: "/statistics/editions/:edition/import", sendsFile: true },
  closeEdition: { method: "POST", path: "/statistics/editions/:edition/close" },
  forgetEdition: { method: "DELETE", path: "/statistics/editions/:edition" },
} as const satisfies Routes;
