import type { Routes } from "./route";

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

/** Calls of the overviews: timeline, organisers' needs, and slots that lack people. */
export const overviewRoutes = {
  organiserNeeds: { method: "GET", path: "/orga-needs" },
  timeline: { method: "GET", path: "/timeline" },
  nearestSlot: { method: "GET", path: "/timeline/nearest-slot" },
  helpSlots: { method: "GET", path: "/need-help/slots" },
} as const satisfies Routes;

/** Calls of proposals: assignments computed for the managers to accept. */
export const proposalRoutes = {
  list: { method: "GET", path: "/proposals" },
  create: { method: "POST", path: "/proposals" },
  read: { method: "GET", path: "/proposals/:id" },
  cancel: { method: "POST", path: "/proposals/:id/cancel" },
  takeBest: { method: "POST", path: "/proposals/:id/take-best" },
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

/** Calls of check-in. */
export const checkInRoutes = {
  listSlots: { method: "GET", path: "/check-ins/slots" },
  listPastSlots: { method: "GET", path: "/check-ins/past-slots" },
  countOwnSlots: { method: "GET", path: "/check-ins/slots/mine/count" },
  readList: {
    method: "GET",
    path: "/check-ins/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId",
  },
  note: {
    method: "POST",
    path: "/check-ins/tasks/:taskId/mobilizations/:mobilizationId/assignments/:assignmentId/marks",
  },
  board: { method: "GET", path: "/check-ins/board" },
  readHours: { method: "GET", path: "/check-ins/hours" },
  readOwnCode: { method: "GET", path: "/check-ins/own-code" },
  readPersonOfCode: { method: "GET", path: "/check-ins/codes/:code" },
} as const satisfies Routes;

/** Calls that thank those who did hours. */
export const thanksRoutes = {
  read: { method: "GET", path: "/thanks" },
  send: { method: "POST", path: "/thanks" },
} as const satisfies Routes;

/** Calls of swaps: a volunteer who can't come is replaced. */
export const swapRoutes = {
  listOwn: { method: "GET", path: "/swaps/mine" },
  ask: { method: "POST", path: "/swaps" },
  listFor: { method: "GET", path: "/swaps/for/:personId" },
  askFor: { method: "POST", path: "/swaps/for/:personId" },
  cancel: { method: "POST", path: "/swaps/:id/cancel" },
  accept: { method: "POST", path: "/swaps/:id/accept" },
  decline: { method: "POST", path: "/swaps/:id/decline" },
  withdraw: { method: "POST", path: "/swaps/:id/withdraw" },
  list: { method: "GET", path: "/swaps" },
  count: { method: "GET", path: "/swaps/count" },
  listUnderstaffed: { method: "GET", path: "/swaps/understaffed-slots" },
  approve: { method: "POST", path: "/swaps/:id/approve" },
  refuse: { method: "POST", path: "/swaps/:id/refuse" },
} as const satisfies Routes;
