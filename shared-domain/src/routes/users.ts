import type { Routes } from "./route";

/** Calls of the person's own profile. */
export const meRoutes = {
  read: { method: "GET", path: "/users/me" },
  change: { method: "PATCH", path: "/users/me" },
  readData: { method: "GET", path: "/users/me/data" },
  keepEmail: { method: "DELETE", path: "/users/me/email-change" },
  approveEula: { method: "POST", path: "/users/me/approve-eula" },
  changePicture: { method: "POST", path: "/users/me/profile-picture", sendsFile: true },
} as const satisfies Routes;

/** Calls of other people's profiles and memberships. */
export const userRoutes = {
  listVolunteers: { method: "GET", path: "/users/volunteers" },
  listAdherents: { method: "GET", path: "/users/adherents" },
  read: { method: "GET", path: "/users/:id" },
  readPicture: { method: "GET", path: "/users/:id/profile-picture" },
  change: { method: "PUT", path: "/users/:id" },
  keepEmail: { method: "DELETE", path: "/users/:id/email-change" },
  remove: { method: "DELETE", path: "/users/:id" },
} as const satisfies Routes;

/** Calls of friendships, which go one way: the people that a person would like to work with. */
export const friendRoutes = {
  listCandidates: { method: "GET", path: "/friends" },
  list: { method: "GET", path: "/friends/:id" },
  add: { method: "POST", path: "/friends" },
  addTo: { method: "POST", path: "/friends/:id" },
  remove: { method: "DELETE", path: "/friends/:id" },
  removeFrom: { method: "DELETE", path: "/friends/:id/:friendId" },
} as const satisfies Routes;

/** Reads and changes one's preferences. */
export const preferenceRoutes = {
  read: { method: "GET", path: "/preferences/me" },
  changePlanning: { method: "PATCH", path: "/preferences/me/planning" },
  changeAssignment: { method: "PATCH", path: "/preferences/me/assignment" },
  changeReminders: { method: "PATCH", path: "/preferences/me/reminders" },
  changeNews: { method: "PATCH", path: "/preferences/me/news" },
  addFavorite: { method: "PATCH", path: "/preferences/me/favorite-pages" },
  removeFavorite: { method: "DELETE", path: "/preferences/me/favorite-pages" },
} as const satisfies Routes;

/** Calls of the notifications and alerts of the logged-in person. */
export const notificationRoutes = {
  read: { method: "GET", path: "/notifications" },
  clear: { method: "DELETE", path: "/notifications" },
  readAlerts: { method: "GET", path: "/alerts" },
} as const satisfies Routes;

/** Calls of the availabilities of volunteers. */
export const availabilityRoutes = {
  read: { method: "GET", path: "/volunteer-availability/:userId" },
  add: { method: "POST", path: "/volunteer-availability/:userId" },
  importRows: { method: "POST", path: "/volunteer-availability/import" },
  withdraw: { method: "POST", path: "/volunteer-availability/:userId/withdrawals" },
  replace: { method: "PATCH", path: "/volunteer-availability/:userId" },
} as const satisfies Routes;
