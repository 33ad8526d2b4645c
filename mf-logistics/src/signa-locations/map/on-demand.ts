import { lazy } from "react";

/** A single import, so that both maps share one chunk. */
const load = () => import("./maps");

export const LocationsMap = lazy(async () => ({ default: (await load()).LocationsMap }));
export const ShapeEditor = lazy(async () => ({ default: (await load()).ShapeEditor }));
