import type { Routes } from "./route";

/** The routes of a sheet's gear requests below `area`. */
export const gearRequestRoutes = <const Area extends string>(area: Area) =>
  ({
    changeRequest: { method: "PATCH", path: `/${area}/:id/inquiry/requests/:slug` },
    removeRequest: { method: "DELETE", path: `/${area}/:id/inquiry/requests/:slug` },
    linkDrive: { method: "PATCH", path: `/${area}/:id/inquiry/requests/:slug/link-drive` },
  }) as const satisfies Routes;

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
