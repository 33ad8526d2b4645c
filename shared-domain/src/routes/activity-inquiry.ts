import { gearRequestRoutes } from "./gear-request";
import type { Routes } from "./route";

/** Calls of the gear that the organiser asks for. */
export const activityInquiryRoutes = {
  init: { method: "POST", path: "/festival-activities/:id/inquiry" },
  clear: { method: "DELETE", path: "/festival-activities/:id/inquiry" },
  addTimeWindow: { method: "POST", path: "/festival-activities/:id/inquiry/time-windows" },
  changeTimeWindow: { method: "PATCH", path: "/festival-activities/:id/inquiry/time-windows/:timeWindowId" },
  removeTimeWindow: { method: "DELETE", path: "/festival-activities/:id/inquiry/time-windows/:timeWindowId" },
  addRequest: { method: "POST", path: "/festival-activities/:id/inquiry/requests" },
  ...gearRequestRoutes("festival-activities"),
} as const satisfies Routes;
