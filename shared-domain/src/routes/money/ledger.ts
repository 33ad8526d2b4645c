import type { Routes } from "../route";

/** Calls of the transactions, for those who keep the personal accounts. */
export const ledgerRoutes = {
  list: { method: "GET", path: "/transactions" },
  export: { method: "GET", path: "/transactions/export" },
  check: { method: "GET", path: "/transactions/check" },
  statement: { method: "GET", path: "/transactions/editions/:edition" },
  exportStatement: { method: "GET", path: "/transactions/editions/:edition/export" },
  remove: { method: "DELETE", path: "/transactions/:id" },
} as const satisfies Routes;
