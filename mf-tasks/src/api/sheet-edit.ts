import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SheetEdit as Edit } from "@coulisses/shared-sheets/edit";

/** Its path is under `festival-tasks/{id}/`. */
export type SheetEdit = Edit<FestivalTask>;
