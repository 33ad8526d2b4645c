import type { Routes } from "../route";

/** Calls that subscribe and unsubscribe the person's browsers to reminders. */
export const pushSubscriptionRoutes = {
  readKey: { method: "GET", path: "/planning/push-subscriptions/key" },
  add: { method: "POST", path: "/planning/push-subscriptions" },
  remove: { method: "DELETE", path: "/planning/push-subscriptions" },
} as const satisfies Routes;
