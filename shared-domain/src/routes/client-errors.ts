import type { Routes } from "./route";

/** Calls with which browsers tell errors of apps, and administrators read them. */
export const clientErrorRoutes = {
  report: { method: "POST", path: "/client-errors" },
  list: { method: "GET", path: "/applications/:app/errors" },
  health: { method: "GET", path: "/applications/health" },
  changeGuard: { method: "PUT", path: "/applications/:app/automatic-rollback" },
} as const satisfies Routes;
