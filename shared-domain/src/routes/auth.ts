import type { Routes } from "./route";

/** Login, renewal and logout; forgotten passwords. */
export const authRoutes = {
  logIn: { method: "POST", path: "/login" },
  refresh: { method: "POST", path: "/refresh" },
  logOut: { method: "POST", path: "/logout" },
  forgot: { method: "POST", path: "/forgot" },
  reset: { method: "POST", path: "/reset" },
  confirmEmailChange: { method: "POST", path: "/email-changes/confirm" },
  refuseEmailChange: { method: "POST", path: "/email-changes/refuse" },
} as const satisfies Routes;

/** One's own password, address and devices. */
export const ownAccountRoutes = {
  changePassword: { method: "PUT", path: "/users/me/password" },
  changeEmail: { method: "PUT", path: "/users/me/email" },
  confirmEmail: { method: "POST", path: "/users/me/email/confirm" },
  mailConfirmation: { method: "POST", path: "/users/me/email/confirmation-mail" },
  listSessions: { method: "GET", path: "/users/me/sessions" },
  endSession: { method: "DELETE", path: "/users/me/sessions/:id" },
  endOtherSessions: { method: "DELETE", path: "/users/me/sessions" },
} as const satisfies Routes;
