import type { Routes } from "./route";

/** What teams that provide something read of all activities. */
export const activityDashboardRoutes = {
  forSecurity: { method: "GET", path: "/festival-activities/for-security" },
  forCommunication: { method: "GET", path: "/festival-activities/for-communication" },
  forLogistic: { method: "GET", path: "/festival-activities/for-logistic" },
  forSigna: { method: "GET", path: "/festival-activities/for-signa" },
} as const satisfies Routes;
