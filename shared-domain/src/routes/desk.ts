import type { Routes } from "./route";

/** The desk that welcomes people without an account. */
export const deskRoutes = {
  listKnown: { method: "GET", path: "/desk/people" },
  welcome: { method: "POST", path: "/desk/people" },
  listSlots: { method: "GET", path: "/desk/people/:userId/slots" },
  place: { method: "POST", path: "/desk/people/:userId/places" },
  makeClaimLink: { method: "POST", path: "/desk/people/:userId/claim-link" },
} as const satisfies Routes;

/** The link that lets a person claim the account that the desk made for them. */
export const claimRoutes = {
  read: { method: "POST", path: "/claims/reading" },
  claim: { method: "POST", path: "/claims" },
} as const satisfies Routes;
