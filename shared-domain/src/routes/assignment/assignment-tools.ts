import type { Routes } from "../route";

/** Calls that list people for a slot and slots for a person. */
export const assignmentToolRoutes = {
  listAssignableTasks: { method: "GET", path: "/assignments/task-to-volunteer/assignableTasks" },
  listAllTasks: { method: "GET", path: "/assignments/task-to-volunteer/allTasks" },
  readTask: { method: "GET", path: "/assignments/task-to-volunteer/tasks/:id" },
  listAssignableVolunteers: {
    method: "GET",
    path: "/assignments/task-to-volunteer/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/assignable-volunteers",
  },
  listVolunteers: { method: "GET", path: "/assignments/volunteer-to-task/volunteers" },
  listSlotsFor: { method: "GET", path: "/assignments/volunteer-to-task/volunteers/:id/assignments" },
  listSlotsOf: { method: "GET", path: "/assignments/volunteers/:id/assignments" },
  readPlanning: { method: "GET", path: "/assignments/volunteers/:id/planning" },
  listPlannings: { method: "GET", path: "/assignments/plannings" },
  listStatistics: { method: "GET", path: "/assignments/stats" },
} as const satisfies Routes;
