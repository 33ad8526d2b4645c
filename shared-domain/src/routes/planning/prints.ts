import type { Routes } from "../route";

/** Plannings on paper, for those who assign. */
export const printRoutes = {
  listVolunteers: { method: "GET", path: "/planning/volunteers" },
  readBooklet: { method: "GET", path: "/planning/booklets/:id" },
  printBooklets: { method: "POST", path: "/planning/booklets" },
  list: { method: "GET", path: "/planning/prints" },
  create: { method: "POST", path: "/planning/prints" },
  read: { method: "GET", path: "/planning/prints/:id" },
  remove: { method: "DELETE", path: "/planning/prints/:id" },
  readFile: { method: "GET", path: "/planning/prints/:id/file" },
} as const satisfies Routes;
