import type { Routes } from "./route";

/** Calls of the validated sheets of former editions, to compare with. */
export const statisticsRoutes = {
  previousEdition: { method: "GET", path: "/statistics/previous-edition" },
  listEditions: { method: "GET", path: "/statistics/editions" },
  keepEdition: { method: "PUT", path: "/statistics/editions/:edition" },
  importEdition: { method: "POST", path: "/statistics/editions/:edition/import", sendsFile: true },
  closeEdition: { method: "POST", path: "/statistics/editions/:edition/close" },
  forgetEdition: { method: "DELETE", path: "/statistics/editions/:edition" },
} as const satisfies Routes;
