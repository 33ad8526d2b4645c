import type { Routes } from "../route";

/** Who has a personal account. */
export const consumerRoutes = {
  list: { method: "GET", path: "/users/personal-account-consumers" },
} as const satisfies Routes;

/** One's own account. */
export const personalAccountRoutes = {
  listLines: { method: "GET", path: "/transactions/me" },
  readStatement: { method: "GET", path: "/transactions/me/statement" },
  transfer: { method: "POST", path: "/transactions/transfer", movesMoney: true },
} as const satisfies Routes;
