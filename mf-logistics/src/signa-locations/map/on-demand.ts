import { lazy } from "react";

/** Asked for in one place, so that there is one piece of code for both. */
const load = () => import("./maps");

export const PlacesMap = lazy(async () => ({ default: (await load()).PlacesMap }));
export const ShapeEditor = lazy(async () => ({ default: (await load()).ShapeEditor }));
