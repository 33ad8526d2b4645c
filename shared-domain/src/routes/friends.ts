import type { Routes } from "./route";

/** Calls of friendships, which go one way: the people that a person would like to work with. */
export const friendRoutes = {
  listCandidates: { method: "GET", path: "/friends" },
  list: { method: "GET", path: "/friends/:id" },
  add: { method: "POST", path: "/friends" },
  addTo: { method: "POST", path: "/friends/:id" },
  remove: { method: "DELETE", path: "/friends/:id" },
  removeFrom: { method: "DELETE", path: "/friends/:id/:friendId" },
} as const satisfies Routes;
