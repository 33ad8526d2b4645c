import type { Routes } from "../route";

/** The plannings of several people, side by side. */
export const multiPlanningRoutes = {
  list: { method: "GET", path: "/multi-planning" },
} as const satisfies Routes;

/** Calls that find people who could help at short notice. */
export const needHelpRoutes = {
  list: { method: "GET", path: "/need-help" },
} as const satisfies Routes;

/** Calls of the kiosk: the screen of the organisers' room. */
export const kioskRoutes = {
  read: { method: "GET", path: "/kiosk/:secret" },
  link: { method: "GET", path: "/kiosk-link" },
  makeLink: { method: "POST", path: "/kiosk-link" },
  revokeLink: { method: "DELETE", path: "/kiosk-link" },
} as const satisfies Routes;
