import type { Routes } from "./route";

/** Taking over a festival from another product, from a file. */
export const festivalImportRoutes = {
  read: { method: "GET", path: "/festival-import" },
  report: { method: "GET", path: "/festival-import/report" },
  beginUpload: { method: "POST", path: "/festival-import/uploads" },
  putPiece: { method: "POST", path: "/festival-import/uploads/:upload/pieces/:from", sendsFile: true },
  dropUpload: { method: "DELETE", path: "/festival-import/uploads/:upload" },
  try: { method: "POST", path: "/festival-import/uploads/:upload/trial" },
  start: { method: "POST", path: "/festival-import/uploads/:upload/import" },
  undo: { method: "POST", path: "/festival-import/undo" },
} as const satisfies Routes;
