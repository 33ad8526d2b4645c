import type { Routes } from "../route";

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
