import type { Routes } from "./route";

/** Calls of the overviews for teams that provide security, publicity or gear. */
export const activityDashboardRoutes = {
  forSecurity: { method: "GET", path: "/festival-activities/for-security" },
  forCommunication: { method: "GET", path: "/festival-activities/for-communication" },
  forLogistic: { method: "GET", path: "/festival-activities/for-logistic" },
  forSigna: { method: "GET", path: "/festival-activities/for-signa" },
} as const satisfies Routes;
