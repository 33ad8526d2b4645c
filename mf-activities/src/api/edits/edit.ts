import type { activitySectionCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { activitySectionRoutes } from "@coulisses/shared-domain/routes/activity";
import { editsOf, type SheetEdit } from "@coulisses/shared-sheets/edit";

/** One optimistic edit of an activity sheet. */
export type ActivityEdit = SheetEdit<FestivalActivity>;

/** Builds edits of every section except gear. */
export const edit = editsOf<typeof activitySectionCalls, FestivalActivity>(activitySectionRoutes);
