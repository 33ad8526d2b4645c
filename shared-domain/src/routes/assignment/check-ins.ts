import type { Routes } from "../route";

/** Calls of check-in. */
export const checkInRoutes = {
  listSlots: { method: "GET", path: "/check-ins/slots" },
  listPastSlots: { method: "GET", path: "/check-ins/past-slots" },
  readList: {
    method: "GET",
    path: "/check-ins/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId",
  },
  note: {
    method: "POST",
    path: "/check-ins/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/marks",
  },
  board: { method: "GET", path: "/check-ins/board" },
  readOwnCode: { method: "GET", path: "/check-ins/own-code" },
  readPersonOfCode: { method: "GET", path: "/check-ins/codes/:code" },
} as const satisfies Routes;
