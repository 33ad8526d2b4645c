import type { Routes } from "./route";

/** Tells whoever runs the site whether its mails arrive. */
export const mailRoutes = {
  test: { method: "POST", path: "/mailtest" },
} as const satisfies Routes;
