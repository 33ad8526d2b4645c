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
  disable: { method: "POST", path: "/publishing/:app/disable" },
  enable: { method: "POST", path: "/publishing/:app/enable" },
  unpublish: { method: "POST", path: "/publishing/:app/unpublish" },
  promoteChannel: { method: "POST", path: "/publishing/:app/channels/:channel/promotion" },
  endChannel: { method: "POST", path: "/publishing/:app/channels/:channel/end" },
} as const satisfies Routes;

/** The same for administrators, with their session. */
export const applicationSwitchRoutes = {
  rollback: { method: "POST", path: "/applications/:app/rollback" },
  disable: { method: "POST", path: "/applications/:app/disable" },
  enable: { method: "POST", path: "/applications/:app/enable" },
  unpublish: { method: "POST", path: "/applications/:app/unpublish" },
  promoteChannel: { method: "POST", path: "/applications/:app/channels/:channel/promotion" },
  endChannel: { method: "POST", path: "/applications/:app/channels/:channel/end" },
} as const satisfies Routes;
