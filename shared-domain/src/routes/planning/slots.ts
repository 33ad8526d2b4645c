import type { Routes } from "../route";

/** What each person has to do, and when. */
export const slotRoutes = {
  listAssignments: { method: "GET", path: "/users/:id/assignments" },
  listMobilizations: { method: "GET", path: "/users/:id/mobilizations" },
  readWorkTimes: { method: "GET", path: "/users/:id/assignments/stats" },
  readForCalendar: {
    method: "GET",
    path: "/assignments/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/for-calendar",
  },
} as const satisfies Routes;
