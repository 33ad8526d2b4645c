import type { activitySectionCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { activitySectionRoutes } from "@coulisses/shared-domain/routes/activity";
import { editsOf, type SheetEdit } from "@coulisses/shared-sheets/edit";

export type ActivityEdit = SheetEdit<FestivalActivity>;

/** Of the sections, but for gear. */
export const edit = editsOf<typeof activitySectionCalls, FestivalActivity>(activitySectionRoutes);
