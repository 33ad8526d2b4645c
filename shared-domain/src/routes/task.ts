import { gearRequestRoutes } from "./inquiry";
import type { Routes } from "./route";

/** Calls of task sheets: lists, one sheet, its reviews. */
export const taskRoutes = {
  list: { method: "GET", path: "/festival-tasks" },
  mine: { method: "GET", path: "/festival-tasks/mine" },
  ofActivity: { method: "GET", path: "/festival-tasks/of-activity/:id" },
  refusalsCount: { method: "GET", path: "/festival-tasks/my-refusals/count" },
  toReviewCount: { method: "GET", path: "/festival-tasks/to-review/:team/count" },
  reviewRequests: { method: "GET", path: "/festival-tasks/review-requests" },
  toReviewOldest: { method: "GET", path: "/festival-tasks/to-review/:team/oldest" },
  statistics: { method: "GET", path: "/festival-tasks/statistics" },
  read: { method: "GET", path: "/festival-tasks/:id" },
  add: { method: "POST", path: "/festival-tasks" },
  remove: { method: "DELETE", path: "/festival-tasks/:id" },
  askForReview: { method: "POST", path: "/festival-tasks/:id/ask-for-review" },
  approve: { method: "POST", path: "/festival-tasks/:id/approve" },
  reject: { method: "POST", path: "/festival-tasks/:id/reject" },
  ignore: { method: "POST", path: "/festival-tasks/:id/ignore" },
  enableAssignment: { method: "POST", path: "/festival-tasks/:id/enable-assignment" },
  takeBack: { method: "POST", path: "/festival-tasks/:id/take-back" },
  comment: { method: "POST", path: "/festival-tasks/:id/feedbacks" },
  present: { method: "PUT", path: "/festival-tasks/:id/presence/:screen" },
  absent: { method: "DELETE", path: "/festival-tasks/:id/presence/:screen" },
  undo: { method: "POST", path: "/festival-tasks/:id/undo" },
  lastEdit: { method: "GET", path: "/festival-tasks/:id/last-edit" },
} as const satisfies Routes;

/** Calls of mobilizations: the people that a task asks for, by name and by team. */
export const mobilizationRoutes = {
  add: { method: "POST", path: "/festival-tasks/:id/mobilizations" },
  change: { method: "PATCH", path: "/festival-tasks/:id/mobilizations/:mobilizationId" },
  remove: { method: "DELETE", path: "/festival-tasks/:id/mobilizations/:mobilizationId" },
  addVolunteer: { method: "POST", path: "/festival-tasks/:id/mobilizations/:mobilizationId/volunteers" },
  removeVolunteer: {
    method: "DELETE",
    path: "/festival-tasks/:id/mobilizations/:mobilizationId/volunteers/:volunteerId",
  },
  addTeam: { method: "POST", path: "/festival-tasks/:id/mobilizations/:mobilizationId/teams" },
  removeTeam: { method: "DELETE", path: "/festival-tasks/:id/mobilizations/:mobilizationId/teams/:team" },
} as const satisfies Routes;

/** Calls of the sections that the organiser fills in. */
export const taskSectionRoutes = {
  changeGeneral: { method: "PATCH", path: "/festival-tasks/:id/general" },
  changeInstructions: { method: "PATCH", path: "/festival-tasks/:id/instructions" },
  forceInstructions: { method: "PATCH", path: "/festival-tasks/:id/force/instructions" },
  addContact: { method: "POST", path: "/festival-tasks/:id/instructions/contacts" },
  removeContact: { method: "DELETE", path: "/festival-tasks/:id/instructions/contacts/:contactId" },
  addVolunteerInCharge: { method: "POST", path: "/festival-tasks/:id/instructions/in-charge/volunteers" },
  removeVolunteerInCharge: {
    method: "DELETE",
    path: "/festival-tasks/:id/instructions/in-charge/volunteers/:volunteerId",
  },
  initInCharge: { method: "POST", path: "/festival-tasks/:id/instructions/in-charge" },
  clearInCharge: { method: "DELETE", path: "/festival-tasks/:id/instructions/in-charge" },
  addRequest: { method: "POST", path: "/festival-tasks/:id/inquiry/requests" },
  ...gearRequestRoutes("festival-tasks"),
} as const satisfies Routes;

/** Calls that change many mobilizations at once, of one task or several. */
export const slotMoveRoutes = {
  preview: { method: "POST", path: "/slot-moves/preview" },
  move: { method: "POST", path: "/slot-moves" },
  undo: { method: "POST", path: "/slot-moves/undo" },
} as const satisfies Routes;
