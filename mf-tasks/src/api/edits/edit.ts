import type { taskSectionCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { taskSectionRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf, type SheetEdit } from "@coulisses/shared-sheets/edit";

export type TaskEdit = SheetEdit<FestivalTask>;

/** Of the sections, but for mobilizations. */
export const edit = editsOf<typeof taskSectionCalls, FestivalTask>(taskSectionRoutes);
