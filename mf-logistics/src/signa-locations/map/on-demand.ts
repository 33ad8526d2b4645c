import { lazy } from "react";

/** A single import, so that both maps share one chunk. */
const load = () => import("./maps");

export const PlacesMap = lazy(async () => ({ default: (await load()).PlacesMap }));
export const ShapeEditor = lazy(async () => ({ default: (await load()).ShapeEditor }));
