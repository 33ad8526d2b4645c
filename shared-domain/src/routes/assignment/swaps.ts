import type { Routes } from "../route";

/** Calls of swaps: a volunteer who can't come is replaced. */
export const swapRoutes = {
  listOwn: { method: "GET", path: "/swaps/mine" },
  ask: { method: "POST", path: "/swaps" },
  cancel: { method: "POST", path: "/swaps/:id/cancel" },
  accept: { method: "POST", path: "/swaps/:id/accept" },
  decline: { method: "POST", path: "/swaps/:id/decline" },
  withdraw: { method: "POST", path: "/swaps/:id/withdraw" },
  list: { method: "GET", path: "/swaps" },
  count: { method: "GET", path: "/swaps/count" },
  listUnderstaffed: { method: "GET", path: "/swaps/understaffed-slots" },
  approve: { method: "POST", path: "/swaps/:id/approve" },
  refuse: { method: "POST", path: "/swaps/:id/refuse" },
} as const satisfies Routes;
