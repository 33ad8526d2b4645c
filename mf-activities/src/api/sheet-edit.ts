import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetEdit as Edit } from "@coulisses/shared-sheets/edit";

/** Its path is under `festival-activities/{id}/`. */
export type SheetEdit = Edit<FestivalActivity>;
