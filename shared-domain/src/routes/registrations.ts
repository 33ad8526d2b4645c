import type { Routes } from "./route";

/** A stranger becomes a member with an account. */
export const registrationRoutes = {
  register: { method: "POST", path: "/registrations" },
} as const satisfies Routes;

/** What those who admit people ask, alike for organisers and volunteers. */
const admissionRoutes = <const Group extends string>(group: Group) =>
  ({
    candidates: { method: "GET", path: `/registrations/membership-applications/${group}` },
    rejected: { method: "GET", path: `/registrations/membership-applications/${group}/rejected` },
    count: { method: "GET", path: `/registrations/membership-applications/${group}/candidates/count` },
    enrol: { method: "POST", path: `/registrations/membership-applications/${group}/enroll` },
    reject: { method: "DELETE", path: `/registrations/membership-applications/${group}/:id` },
    restore: { method: "POST", path: `/registrations/membership-applications/${group}/:id/cancel-rejection` },
  }) as const satisfies Routes;

/** Organisers to be: who applied, who is in, the link that invites them. */
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

/** Volunteers to be: who applied, who is in, when they are briefed. */
export const volunteerApplicationRoutes = {
  ...admissionRoutes("volunteers"),
  apply: { method: "POST", path: "/registrations/membership-applications/volunteers/apply/:id" },
  hasApplication: { method: "GET", path: "/registrations/membership-applications/volunteers/:id" },
  setBriefing: {
    method: "POST",
    path: "/registrations/membership-applications/volunteers/briefing-time-window",
  },
} as const satisfies Routes;
