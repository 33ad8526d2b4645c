import type { Routes } from "../route";

/** The whole festival at a glance. */
export const overviewRoutes = {
  organiserNeeds: { method: "GET", path: "/orga-needs" },
  timeline: { method: "GET", path: "/timeline" },
  nearestSlot: { method: "GET", path: "/timeline/nearest-slot" },
} as const satisfies Routes;
