import type { Routes } from "./route";

/** Names that the finder (Ctrl+K) looks through, one list a kind of thing. */
export const finderRoutes = {
  activities: { method: "GET", path: "/finder/festival-activities" },
  tasks: { method: "GET", path: "/finder/festival-tasks" },
  people: { method: "GET", path: "/finder/people" },
  gears: { method: "GET", path: "/finder/gears" },
  locations: { method: "GET", path: "/finder/locations" },
} as const satisfies Routes;
