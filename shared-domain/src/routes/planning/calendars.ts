import type { Routes } from "../route";

/** Calls that give plannings as tasks, calendars and PDFs. */
export const calendarRoutes = {
  readOwn: { method: "GET", path: "/planning" },
  read: { method: "GET", path: "/planning/:id" },
  link: { method: "GET", path: "/planning/subscribe" },
  revokeLink: { method: "DELETE", path: "/planning/subscribe" },
  readSubscription: { method: "GET", path: "/planning/subscribe/:secret" },
} as const satisfies Routes;
