import type { Routes } from "./route";

/** Reads and changes the configuration. */
export const configurationRoutes = {
  list: { method: "GET", path: "/configuration" },
  read: { method: "GET", path: "/configuration/:key" },
  saveBriefing: { method: "POST", path: "/configuration/volunteerBriefingTimeWindow" },
  save: { method: "POST", path: "/configuration/:key" },
  clear: { method: "DELETE", path: "/configuration/:key" },
} as const satisfies Routes;
