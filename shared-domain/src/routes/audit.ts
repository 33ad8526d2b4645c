import type { Routes } from "./route";

/** Reads the security journal, and tells it what pages hand over. */
export const auditRoutes = {
  search: { method: "GET", path: "/audit-entries" },
  tellExport: { method: "POST", path: "/audit-entries/exports" },
} as const satisfies Routes;
