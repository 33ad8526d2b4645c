import type { GeneralForm, PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { edit } from "./edit";

export function editGeneral(form: GeneralForm) {
  const fields = Object.keys(form) as (keyof GeneralForm)[];
  const replaces = ({ general }: FestivalActivity) => fields.map((field) => general[field]);
  return edit("changeGeneral", { body: form }, { replaces });
}

export const addTimeWindow = (period: PeriodForm) => edit("addTimeWindow", { body: period });

export const moveTimeWindow = (timeWindowId: string, period: PeriodForm) =>
  edit(
    "changeTimeWindow",
    { timeWindowId, body: period },
    { replaces: ({ general }) => general.timeWindows.find(({ id }) => id === timeWindowId) },
  );

export const removeTimeWindow = (timeWindowId: string) => edit("removeTimeWindow", { timeWindowId });
