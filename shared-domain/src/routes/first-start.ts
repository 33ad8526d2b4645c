import type { Routes } from "./route";

/** The page that puts a new festival in place. */
export const firstStartRoutes = {
  read: { method: "POST", path: "/first-start/reading" },
  start: { method: "POST", path: "/first-start" },
} as const satisfies Routes;
