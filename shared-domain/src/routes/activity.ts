import type { Routes } from "./route";

/** Calls of activity sheets: lists, one sheet, its reviews. */
export const activityRoutes = {
  list: { method: "GET", path: "/festival-activities" },
  mine: { method: "GET", path: "/festival-activities/mine" },
  refusalsCount: { method: "GET", path: "/festival-activities/my-refusals/count" },
  toReviewCount: { method: "GET", path: "/festival-activities/to-review/:team/count" },
  reviewRequests: { method: "GET", path: "/festival-activities/review-requests" },
  toReviewOldest: { method: "GET", path: "/festival-activities/to-review/:team/oldest" },
  statistics: { method: "GET", path: "/festival-activities/statistics" },
  read: { method: "GET", path: "/festival-activities/:id" },
  add: { method: "POST", path: "/festival-activities" },
  remove: { method: "DELETE", path: "/festival-activities/:id" },
  askForReview: { method: "POST", path: "/festival-activities/:id/ask-for-review" },
  approve: { method: "POST", path: "/festival-activities/:id/approve" },
  reject: { method: "POST", path: "/festival-activities/:id/reject" },
  takeBack: { method: "POST", path: "/festival-activities/:id/take-back" },
  comment: { method: "POST", path: "/festival-activities/:id/feedbacks" },
  present: { method: "PUT", path: "/festival-activities/:id/presence/:screen" },
  absent: { method: "DELETE", path: "/festival-activities/:id/presence/:screen" },
  undo: { method: "POST", path: "/festival-activities/:id/undo" },
  lastEdit: { method: "GET", path: "/festival-activities/:id/last-edit" },
} as const satisfies Routes;

/** Calls of the sections that the organiser fills in, gear excepted. */
export const activitySectionRoutes = {
  changeGeneral: { method: "PATCH", path: "/festival-activities/:id/general" },
  addTimeWindow: { method: "POST", path: "/festival-activities/:id/general/time-windows" },
  changeTimeWindow: { method: "PATCH", path: "/festival-activities/:id/general/time-windows/:timeWindowId" },
  removeTimeWindow: { method: "DELETE", path: "/festival-activities/:id/general/time-windows/:timeWindowId" },
  changeInCharge: { method: "PATCH", path: "/festival-activities/:id/in-charge" },
  addContractor: { method: "POST", path: "/festival-activities/:id/in-charge/contractors" },
  changeContractor: { method: "PATCH", path: "/festival-activities/:id/in-charge/contractors/:contractorId" },
  removeContractor: {
    method: "DELETE",
    path: "/festival-activities/:id/in-charge/contractors/:contractorId",
  },
  changeLocation: { method: "PATCH", path: "/festival-activities/:id/signa" },
  addSignage: { method: "POST", path: "/festival-activities/:id/signa/signages" },
  changeSignage: { method: "PATCH", path: "/festival-activities/:id/signa/signages/:signageId" },
  removeSignage: { method: "DELETE", path: "/festival-activities/:id/signa/signages/:signageId" },
  linkSignage: { method: "PATCH", path: "/festival-activities/:id/signa/signages/:signageId/link" },
  changeSecurity: { method: "PATCH", path: "/festival-activities/:id/security" },
  changeWater: { method: "PATCH", path: "/festival-activities/:id/supply" },
  addElectricity: { method: "POST", path: "/festival-activities/:id/supply/electricity" },
  changeElectricity: { method: "PATCH", path: "/festival-activities/:id/supply/electricity/:electricityId" },
  removeElectricity: { method: "DELETE", path: "/festival-activities/:id/supply/electricity/:electricityId" },
} as const satisfies Routes;
