import type { Routes } from "./route";

/** Calls of the logged-in person's inbox. */
export const inboxRoutes = {
  list: { method: "GET", path: "/inbox" },
  count: { method: "GET", path: "/inbox/unread/count" },
  markRead: { method: "POST", path: "/inbox/:id/read" },
  markAllRead: { method: "POST", path: "/inbox/read" },
} as const satisfies Routes;
