import type { Routes } from "./route";

/** Calls of the person's own profile. */
export const meRoutes = {
  read: { method: "GET", path: "/users/me" },
  change: { method: "PATCH", path: "/users/me" },
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
