import { lazy, Suspense } from "react";
import { Loading } from "../base/message/placeholders";
import type { SlotGridProps } from "./slot-grid-props";

const Slots = lazy(() => import("./slots").then((module) => ({ default: module.Slots })));

/** Slots of days to choose by pointer, finger, keyboard or as a list; its code comes when it is first shown. */
export function SlotGrid(props: SlotGridProps) {
  return (
    <Suspense fallback={<Loading label="Chargement des créneaux…" />}>
      <Slots {...props} />
    </Suspense>
  );
}
