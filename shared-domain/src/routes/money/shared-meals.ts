import type { Routes } from "../route";

/** Meals that people share. */
export const sharedMealRoutes = {
  list: { method: "GET", path: "/shared-meals" },
  read: { method: "GET", path: "/shared-meals/:id" },
  offer: { method: "POST", path: "/shared-meals" },
  shotgun: { method: "POST", path: "/shared-meals/:id/shotgun" },
  cancelShotgun: { method: "DELETE", path: "/shared-meals/:id/shotgun/:guestId" },
  closeShotguns: { method: "POST", path: "/shared-meals/:id/close-shotguns" },
  openShotguns: { method: "POST", path: "/shared-meals/:id/open-shotguns" },
  previewClose: { method: "GET", path: "/shared-meals/:id/expense" },
  close: { method: "POST", path: "/shared-meals/:id/expense", movesMoney: true },
  cancel: { method: "DELETE", path: "/shared-meals/:id" },
} as const satisfies Routes;
