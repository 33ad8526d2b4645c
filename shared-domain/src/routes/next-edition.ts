import type { Routes } from "./route";

/** The editions and their archived sheets; what a new edition takes from them. */
export const editionRoutes = {
  list: { method: "GET", path: "/editions" },
  reopen: { method: "POST", path: "/editions/:edition/reopen" },
  archivedActivities: { method: "GET", path: "/editions/:edition/festival-activities" },
  archivedTasks: { method: "GET", path: "/editions/:edition/festival-tasks" },
  previewRestart: { method: "POST", path: "/restarts/preview" },
  restart: { method: "POST", path: "/restarts" },
  undoRestart: { method: "POST", path: "/restarts/undo" },
} as const satisfies Routes;
