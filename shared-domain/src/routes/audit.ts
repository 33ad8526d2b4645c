import type { Routes } from "./route";

/** Calls of the security journal: search it, and note exports made by pages. */
export const auditRoutes = {
  search: { method: "GET", path: "/audit-entries" },
  tellExport: { method: "POST", path: "/audit-entries/exports" },
} as const satisfies Routes;
