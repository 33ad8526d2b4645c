import type { Routes } from "../route";

/** Calls of the contributions to the association for this edition. */
export const contributionRoutes = {
  listNonPayers: { method: "GET", path: "/contributions/out-to-date-adherents" },
  listPayers: { method: "GET", path: "/contributions/valid-adherents" },
  pay: { method: "POST", path: "/contributions", movesMoney: true },
  change: { method: "PATCH", path: "/contributions/adherents/:adherentId/editions/:edition" },
  remove: { method: "DELETE", path: "/contributions/adherents/:adherentId/editions/:edition" },
} as const satisfies Routes;
