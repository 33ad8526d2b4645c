import type { Routes } from "./route";

/** Calls of charisma periods. */
export const charismaPeriodRoutes = {
  list: { method: "GET", path: "/charisma-periods" },
  read: { method: "GET", path: "/charisma-periods/:id" },
  create: { method: "POST", path: "/charisma-periods" },
  update: { method: "PUT", path: "/charisma-periods/:id" },
  remove: { method: "DELETE", path: "/charisma-periods/:id" },
} as const satisfies Routes;

/** Calls of events whose participants earn charisma. */
export const charismaEventRoutes = {
  listParticipations: { method: "GET", path: "/charisma-events/all-participations" },
  totalParticipations: { method: "GET", path: "/charisma-events/participations-total" },
  exportParticipations: { method: "GET", path: "/charisma-events/export" },
  listPotentialParticipants: { method: "GET", path: "/charisma-events/potential-participants" },
  create: { method: "POST", path: "/charisma-events" },
  update: { method: "PATCH", path: "/charisma-events/:slug/date/:date/participant/:userId" },
  remove: { method: "DELETE", path: "/charisma-events/:slug/date/:date/participant/:userId" },
} as const satisfies Routes;
