import type { GeneralForm, PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { ActivityEdit } from "../activities-api";

export function editGeneral(form: GeneralForm): ActivityEdit {
  const fields = Object.keys(form) as (keyof GeneralForm)[];
  return {
    method: "PATCH",
    path: "general",
    body: form,
    replaces: ({ general }) => fields.map((field) => general[field]),
  };
}

export function addTimeWindow(period: PeriodForm): ActivityEdit {
  return { method: "POST", path: "general/time-windows", body: period };
}

export function moveTimeWindow(windowId: string, period: PeriodForm): ActivityEdit {
  return {
    method: "PATCH",
    path: `general/time-windows/${windowId}`,
    body: period,
    replaces: ({ general }) => general.timeWindows.find(({ id }) => id === windowId),
  };
}

export function removeTimeWindow(windowId: string): ActivityEdit {
  return { method: "DELETE", path: `general/time-windows/${windowId}` };
}
