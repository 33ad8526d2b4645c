import { failedPart } from "../base/message/load-state";
import { Loading } from "../base/message/placeholders";
import { late } from "../behaviour/late";
import type { SlotGridProps } from "./slot-grid-props";

/** Slots of days to choose by pointer, finger, keyboard or as a list; its code comes when it is first shown. */
export const SlotGrid = late<SlotGridProps>(() => import("./slots"), {
  waiting: () => <Loading label="Chargement des créneaux…" />,
  failed: failedPart("Impossible de charger les créneaux. Vérifie ta connexion et réessaie."),
});
