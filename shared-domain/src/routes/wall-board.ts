import type { Routes } from "./route";

/** The wall board of the headquarters, and the links that open it. */
export const wallBoardRoutes = {
  read: { method: "GET", path: "/wall-board" },
  listLinks: { method: "GET", path: "/wall-board/links" },
  makeLink: { method: "POST", path: "/wall-board/links" },
  revokeLink: { method: "DELETE", path: "/wall-board/links/:id" },
} as const satisfies Routes;
