import type { Routes } from "../route";

/** Calls of the overviews: timeline and organisers' needs. */
export const overviewRoutes = {
  organiserNeeds: { method: "GET", path: "/orga-needs" },
  timeline: { method: "GET", path: "/timeline" },
  nearestSlot: { method: "GET", path: "/timeline/nearest-slot" },
} as const satisfies Routes;
