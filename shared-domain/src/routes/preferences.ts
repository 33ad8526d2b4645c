import type { Routes } from "./route";

/** Reads and changes one's preferences. */
export const preferenceRoutes = {
  read: { method: "GET", path: "/preferences/me" },
  changePlanning: { method: "PATCH", path: "/preferences/me/planning" },
  changeAssignment: { method: "PATCH", path: "/preferences/me/assignment" },
  changeReminders: { method: "PATCH", path: "/preferences/me/reminders" },
  addFavorite: { method: "PATCH", path: "/preferences/me/favorite-pages" },
  removeFavorite: { method: "DELETE", path: "/preferences/me/favorite-pages" },
} as const satisfies Routes;
