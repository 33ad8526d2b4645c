import type { GeneralForm } from "@coulisses/shared-domain/contract/activity-forms";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { edit } from "./edit";

/** Changes fields of the general section. */
export function editGeneral(form: GeneralForm) {
  const fields = Object.keys(form) as (keyof GeneralForm)[];
  const replaces = ({ general }: FestivalActivity) => fields.map((field) => general[field]);
  return edit("changeGeneral", { body: form }, { replaces });
}

/** Adds a time window (ISO instants) to the activity. */
export const addTimeWindow = (period: PeriodForm) => edit("addTimeWindow", { body: period });

/** Moves a time window; conflicts when another person moved it first. */
export const moveTimeWindow = (timeWindowId: string, period: PeriodForm) =>
  edit(
    "changeTimeWindow",
    { timeWindowId, body: period },
    { replaces: ({ general }) => general.timeWindows.find(({ id }) => id === timeWindowId) },
  );

/** Removes a time window. */
export const removeTimeWindow = (timeWindowId: string) => edit("removeTimeWindow", { timeWindowId });
