import type { Routes } from "./route";

/** Calls that forget a person: oneself, with one's credentials; anyone, with `manage-users`. */
export const forgetRoutes = {
  forgetMe: { method: "POST", path: "/registrations/forget" },
  forgetThem: { method: "DELETE", path: "/registrations/forget/:email" },
} as const satisfies Routes;
