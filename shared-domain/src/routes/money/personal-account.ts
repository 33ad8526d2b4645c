import type { Routes } from "../route";

/** Calls that list the holders of personal accounts. */
export const consumerRoutes = {
  list: { method: "GET", path: "/users/personal-account-consumers" },
} as const satisfies Routes;

/** Calls of the person's own account. */
export const personalAccountRoutes = {
  listLines: { method: "GET", path: "/transactions/me" },
  readStatement: { method: "GET", path: "/transactions/me/statement" },
  transfer: { method: "POST", path: "/transactions/transfer", movesMoney: true },
} as const satisfies Routes;
