import type { Routes } from "./route";

/** The teams of the festival. */
export const teamRoutes = {
  list: { method: "GET", path: "/teams" },
  listActivityReviewers: { method: "GET", path: "/teams/fa-reviewers" },
  listTaskReviewers: { method: "GET", path: "/teams/ft-reviewers" },
  listGuarded: { method: "GET", path: "/teams/guarded" },
  add: { method: "POST", path: "/teams" },
  change: { method: "PATCH", path: "/teams/:code" },
  remove: { method: "DELETE", path: "/teams/:code" },
} as const satisfies Routes;

/** Calls of memberships: who joins and leaves teams. */
export const membershipRoutes = {
  join: { method: "PATCH", path: "/users/:id/teams" },
  leave: { method: "DELETE", path: "/users/:id/teams/:team" },
} as const satisfies Routes;

/** Calls of permissions and the teams that hold them. */
export const permissionRoutes = {
  list: { method: "GET", path: "/permissions" },
  holders: { method: "GET", path: "/permissions/holders" },
  add: { method: "POST", path: "/permissions" },
  describe: { method: "PATCH", path: "/permissions/:id" },
  remove: { method: "DELETE", path: "/permissions/:id" },
  grant: { method: "POST", path: "/permissions/:name/teams" },
  revoke: { method: "DELETE", path: "/permissions/:name/teams/:code" },
} as const satisfies Routes;
