import type { taskSectionCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { taskSectionRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf, type SheetEdit } from "@coulisses/shared-sheets/edit";

/** One optimistic edit of a task sheet. */
export type TaskEdit = SheetEdit<FestivalTask>;

/** Builds edits of every section except mobilizations. */
export const edit = editsOf<typeof taskSectionCalls, FestivalTask>(taskSectionRoutes);
