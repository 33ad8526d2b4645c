import type { Routes } from "./route";

/** Forgets people: oneself, with one's credentials; somebody else, with `manage-users`. */
export const forgetRoutes = {
  forgetMe: { method: "POST", path: "/registrations/forget" },
  forgetThem: { method: "DELETE", path: "/registrations/forget/:email" },
} as const satisfies Routes;
