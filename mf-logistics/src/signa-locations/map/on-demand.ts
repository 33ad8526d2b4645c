import { lazy } from "react";

/** Asked for in one place, so that there is one piece of code for both. */
const load = () => import("./maps");

export const LocationsMap = lazy(async () => ({ default: (await load()).LocationsMap }));
export const ShapeEditor = lazy(async () => ({ default: (await load()).ShapeEditor }));
