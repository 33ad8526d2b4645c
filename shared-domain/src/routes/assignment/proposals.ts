import type { Routes } from "../route";

/** Calls of proposals: assignments computed for the managers to accept. */
export const proposalRoutes = {
  list: { method: "GET", path: "/proposals" },
  create: { method: "POST", path: "/proposals" },
  read: { method: "GET", path: "/proposals/:id" },
  cancel: { method: "POST", path: "/proposals/:id/cancel" },
  remove: { method: "DELETE", path: "/proposals/:id" },
  listHoles: { method: "GET", path: "/proposals/:id/holes" },
  explainHole: {
    method: "GET",
    path: "/proposals/:id/holes/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId",
  },
  accept: { method: "POST", path: "/proposals/:id/acceptances" },
  undo: { method: "DELETE", path: "/proposals/:id/acceptances/:acceptanceId" },
  compare: { method: "GET", path: "/proposals/:id/comparison/:otherId" },
} as const satisfies Routes;
