import type { Routes } from "./route";

/** The routes of a sheet's gear requests below `area`. */
export const gearRequestRoutes = <const Area extends string>(area: Area) =>
  ({
    changeRequest: { method: "PATCH", path: `/${area}/:id/inquiry/requests/:slug` },
    removeRequest: { method: "DELETE", path: `/${area}/:id/inquiry/requests/:slug` },
    linkDrive: { method: "PATCH", path: `/${area}/:id/inquiry/requests/:slug/link-drive` },
  }) as const satisfies Routes;
