import type { Routes } from "../route";

/** The browsers that show reminders of one's own planning. */
export const pushSubscriptionRoutes = {
  readKey: { method: "GET", path: "/planning/push-subscriptions/key" },
  add: { method: "POST", path: "/planning/push-subscriptions" },
  remove: { method: "DELETE", path: "/planning/push-subscriptions" },
} as const satisfies Routes;
