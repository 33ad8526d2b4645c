import type { Routes } from "./route";

/** Calls of registration. */
export const registrationRoutes = {
  register: { method: "POST", path: "/registrations" },
  importRows: { method: "POST", path: "/registrations/import" },
} as const satisfies Routes;

/** The routes that admit candidates, alike for organisers and volunteers. */
const admissionRoutes = <const Group extends string>(group: Group) =>
  ({
    candidates: { method: "GET", path: `/registrations/membership-applications/${group}` },
    rejected: { method: "GET", path: `/registrations/membership-applications/${group}/rejected` },
    count: { method: "GET", path: `/registrations/membership-applications/${group}/candidates/count` },
    enrol: { method: "POST", path: `/registrations/membership-applications/${group}/enroll` },
    reject: { method: "DELETE", path: `/registrations/membership-applications/${group}/:id` },
    restore: { method: "POST", path: `/registrations/membership-applications/${group}/:id/cancel-rejection` },
  }) as const satisfies Routes;

/** Calls of the applications of organisers: candidates, members, the link of the invitation. */
export const staffApplicationRoutes = {
  ...admissionRoutes("staffs"),
  apply: { method: "POST", path: "/registrations/membership-applications/staffs" },
  hasApplication: { method: "GET", path: "/registrations/membership-applications/staffs/:email" },
  invitationLink: { method: "GET", path: "/registrations/membership-applications/staffs/invitation-link" },
  newInvitationLink: {
    method: "POST",
    path: "/registrations/membership-applications/staffs/invitation-link",
  },
} as const satisfies Routes;

/** Calls of the applications of volunteers: candidates, members, the briefing. */
export const volunteerApplicationRoutes = {
  ...admissionRoutes("volunteers"),
  apply: { method: "POST", path: "/registrations/membership-applications/volunteers/apply/:id" },
  hasApplication: { method: "GET", path: "/registrations/membership-applications/volunteers/:id" },
  setBriefing: {
    method: "POST",
    path: "/registrations/membership-applications/volunteers/briefing-time-window",
  },
} as const satisfies Routes;

/** Calls that forget a person: oneself, with one's credentials; anyone, with `manage-users`. */
export const forgetRoutes = {
  forgetMe: { method: "POST", path: "/registrations/forget" },
  forgetThem: { method: "DELETE", path: "/registrations/forget/:email" },
} as const satisfies Routes;
