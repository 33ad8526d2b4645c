import type { Routes } from "./route";

/** Calls that give plannings as tasks, calendars and PDFs. */
export const calendarRoutes = {
  readOwn: { method: "GET", path: "/planning" },
  read: { method: "GET", path: "/planning/:id" },
  link: { method: "GET", path: "/planning/subscribe" },
  revokeLink: { method: "DELETE", path: "/planning/subscribe" },
  readSubscription: { method: "GET", path: "/planning/subscribe/:secret" },
} as const satisfies Routes;

/** Calls of the slots of a person. */
export const slotRoutes = {
  listAssignments: { method: "GET", path: "/users/:id/assignments" },
  listMobilizations: { method: "GET", path: "/users/:id/mobilizations" },
  readWorkTimes: { method: "GET", path: "/users/:id/assignments/stats" },
  readForCalendar: {
    method: "GET",
    path: "/assignments/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/for-calendar",
  },
} as const satisfies Routes;

/** The breaks of a volunteer, for those who assign. */
export const breakRoutes = {
  list: { method: "GET", path: "/planning/:id/break-periods" },
  add: { method: "POST", path: "/planning/:id/break-periods" },
  remove: { method: "DELETE", path: "/planning/:id/break-periods" },
} as const satisfies Routes;

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

/** Calls that subscribe and unsubscribe the person's browsers to reminders. */
export const pushSubscriptionRoutes = {
  readKey: { method: "GET", path: "/planning/push-subscriptions/key" },
  add: { method: "POST", path: "/planning/push-subscriptions" },
  remove: { method: "DELETE", path: "/planning/push-subscriptions" },
} as const satisfies Routes;

/** Calls for availabilities at the hours that lack people. */
export const availabilityCallRoutes = {
  read: { method: "GET", path: "/availability-calls" },
  call: { method: "POST", path: "/availability-calls" },
  readOwn: { method: "GET", path: "/availability-calls/mine" },
  countOwn: { method: "GET", path: "/availability-calls/mine/count" },
  decline: { method: "POST", path: "/availability-calls/mine/declines" },
} as const satisfies Routes;
