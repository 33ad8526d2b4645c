import type { Routes } from "../route";

/** Assigns people to the slots of tasks. */
export const assignmentRoutes = {
  assign: { method: "POST", path: "/assignments" },
  remove: {
    method: "DELETE",
    path: "/assignments/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/assignees/:assigneeId",
  },
  read: {
    method: "GET",
    path: "/assignments/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId",
  },
} as const satisfies Routes;
