import type { Routes } from "./route";

/** Tokens of publishing, for administrators. */
export const publishingTokenRoutes = {
  list: { method: "GET", path: "/publishing-tokens" },
  make: { method: "POST", path: "/publishing-tokens" },
  revoke: { method: "DELETE", path: "/publishing-tokens/:id" },
} as const satisfies Routes;
