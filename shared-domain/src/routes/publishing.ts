import type { Routes } from "./route";

/** Tokens of publishing, for administrators. */
export const publishingTokenRoutes = {
  list: { method: "GET", path: "/publishing-tokens" },
  make: { method: "POST", path: "/publishing-tokens" },
  revoke: { method: "DELETE", path: "/publishing-tokens/:id" },
} as const satisfies Routes;

/** Publishing with a token in place of a session. */
export const publishingRoutes = {
  begin: { method: "POST", path: "/publishing/:app/uploads" },
  putFile: { method: "PUT", path: "/publishing/:app/uploads/:upload/files/:hash" },
  publish: { method: "POST", path: "/publishing/:app/uploads/:upload/publication" },
  rollback: { method: "POST", path: "/publishing/:app/rollback" },
} as const satisfies Routes;
