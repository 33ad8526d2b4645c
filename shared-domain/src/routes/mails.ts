import type { Routes } from "./route";

/** Calls that let administrators check that mails arrive. */
export const mailRoutes = {
  test: { method: "POST", path: "/mailtest" },
} as const satisfies Routes;
